import {translate} from '@docusaurus/Translate';
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

interface LoadFailureProps {
  readonly heading: string;
  readonly error: Error;
  readonly retry: () => void;
}

/** What a reader sees if files don't load, beside what is already there. */
export const LoadFailure = ({heading, error, retry}: LoadFailureProps): ReactNode => (
  <div role="alert">
    <ErrorView as="h2" heading={heading}>
      <p>
        {translate({
          id: 'site.LoadFailure.explanation',
          message:
            'A file could not be fetched. Check your connection, and retry. If that does not help, reload the page.',
        })}
      </p>
      <ErrorMessage>{String(error)}</ErrorMessage>
      <button type="button" className="button button--primary" onClick={retry}>
        {translate({id: 'site.LoadFailure.retry', message: 'Retry'})}
      </button>
    </ErrorView>
  </div>
);

/** The text of an error, exactly as written. */
export const ErrorMessage = ({children}: {readonly children: string}): ReactNode => (
  <p className={clsx('alert alert--danger', styles.message)}>{children}</p>
);
