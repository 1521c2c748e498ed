import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** What every error view shares: a heading, an explanation and a way on. Uses no context, so it also works where a provider failed. */
export default function ErrorView({heading, children}: Props): ReactNode {
  return (
    <div className={styles.view}>
      <Heading as="h1" className={styles.heading}>
        {heading}
      </Heading>
      {children}
    </div>
  );
}

/** The text of an error, as its author wrote it. */
export function ErrorMessage({children}: {readonly children: string}): ReactNode {
  return <p className={styles.message}>{children}</p>;
}
