import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly heading: ReactNode;
  /** Level of the heading; 2 if the view accompanies a page with a heading of its own. */
  readonly as?: 'h1' | 'h2';
  readonly children: ReactNode;
}

/** What all error views share: a heading, an explanation and a way on. It needs no provider, so it works even if one failed. */
export default function ErrorView({heading, as = 'h1', children}: Props): ReactNode {
  return (
    <div className={styles.view}>
      <Heading as={as}>{heading}</Heading>
      {children}
    </div>
  );
}

/** The text of an error, exactly as written. */
export const ErrorMessage = ({children}: {readonly children: string}): ReactNode => (
  <p className={clsx('alert alert--danger', styles.message)}>{children}</p>
);
