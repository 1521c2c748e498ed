import Translate from '@docusaurus/Translate';
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
        heading={
          <Translate
            id="site.ChunkFailure.heading"
            description="Heading of the view for a page whose files did not load">
            This page did not load
          </Translate>
        }>
        <p>
          <Translate
            id="site.ChunkFailure.explanation"
            description="What the reader can do when a page's files did not load">
            A file of this page could not be fetched. Check your connection, and retry.
          </Translate>
        </p>
        <ErrorMessage>{String(error)}</ErrorMessage>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate
            id="site.ChunkFailure.retry"
            description="Label of the button that loads a page again">
            Retry
          </Translate>
        </button>
      </ErrorView>
    </div>
  );
}
