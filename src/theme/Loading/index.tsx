/**
 * What: what a page shows if its chunks can't be loaded; while they load, nothing. It floats above the page that the
 *   reader has.
 * Why: specification 6.2 requires the error's text and a 'Retry' button, and specification 4.1 forbids a
 *   spinner; upstream's view isn't styled for the site, isn't announced, and can't be translated.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Loading/index.tsx (ejected).
 * Can go: when specification 6.2 no longer names the view.
 */
import {translate} from '@docusaurus/Translate';
import {LoadFailure} from '@site/src/components/ErrorView';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error?: Error | null;
  readonly retry: () => void;
}

export default function Loading({error, retry}: Props): ReactNode {
  const heading = translate({id: 'site.ChunkFailure.heading', message: 'This page did not load'});
  return (
    error && (
      <div className={styles.floating}>
        <LoadFailure heading={heading} error={error} retry={retry} />
      </div>
    )
  );
}
