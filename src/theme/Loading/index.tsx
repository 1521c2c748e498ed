/**
 * What: what a page shows if its chunks can't be loaded; while they load, nothing. It floats above the page that the
 *   reader has.
 * Why: specification 6.2 requires the error's text and a 'Retry' button, and specification 4.1 forbids a
 *   spinner; upstream's view isn't styled for the site, isn't announced, and can't be translated.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Loading/index.tsx (ejected).
 * Can go: when specification 6.2 no longer names the view.
 */
import {translate} from '@docusaurus/Translate';
import ErrorView, {ErrorMessage} from '@site/src/components/ErrorView';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error?: Error | null;
  readonly retry: () => void;
}

export default function Loading({error, retry}: Props): ReactNode {
  if (!error) {
    return null;
  }
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
