import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly heading: string;
  readonly children: ReactNode;
}

/** The view of a page that isn't there or has crashed. It needs no provider, so it works even if one failed. */
export default function ErrorView({heading, children}: Props): ReactNode {
  return (
    <main className={styles.view}>
      <Heading as="h1">{heading}</Heading>
      {children}
    </main>
  );
}

interface LoadFailureProps {
  readonly heading: string;
  readonly error: Error;
  readonly retry: () => void;
}

/** What a reader sees if files don't load, beside what is already there. */
export const LoadFailure = ({heading, error, retry}: LoadFailureProps): ReactNode => (
  <div role="alert" className={styles.view}>
    <Heading as="h2">{heading}</Heading>
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
  </div>
);

/** The text of an error, exactly as written. */
export const ErrorMessage = ({children}: {readonly children: string}): ReactNode => (
  <p className={clsx('alert alert--danger', styles.message)}>{children}</p>
);
