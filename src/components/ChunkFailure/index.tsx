import {translate} from '@docusaurus/Translate';
import ErrorView, {ErrorMessage} from '@site/src/components/ErrorView';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The view for a page whose chunks could not be loaded; it floats above the page that the reader has. */
export default function ChunkFailure({error, retry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.floating}>
      <ErrorView
        as="h2"
        heading={translate({id: 'site.ChunkFailure.heading', message: 'This page did not load'})}>
        <p>
          {translate({
            id: 'site.ChunkFailure.explanation',
            message: 'A file of this page could not be fetched. Check your connection, and retry.',
          })}
        </p>
        <ErrorMessage>{String(error)}</ErrorMessage>
        <button type="button" className="button button--primary" onClick={retry}>
          {translate({id: 'site.ChunkFailure.retry', message: 'Retry'})}
        </button>
      </ErrorView>
    </div>
  );
}
