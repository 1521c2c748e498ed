/**
 * What: what a page shows while its chunks load, and if they can't be loaded.
 * Why: specification 6.2 requires the error's text and a 'Retry' button, and specification 4.1 forbids a
 *   spinner; upstream's view isn't styled for the site, isn't announced, and can't be translated.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Loading/index.tsx (ejected).
 * Can go: when specification 6.2 no longer names the view.
 */
import Translate from '@docusaurus/Translate';
import ChunkFailure from '@site/src/components/ChunkFailure';
import type {ReactNode} from 'react';

/** What react-loadable passes on; its own types have `any` for the error. */
interface Props {
  readonly error: unknown;
  readonly retry: () => void;
  readonly pastDelay: boolean;
}

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return <ChunkFailure error={error} retry={retry} />;
  }
  return pastDelay ? (
    <p role="status" className="container margin-vert--lg">
      <Translate id="site.Loading.status" description="What a page says while it loads">
        Loading…
      </Translate>
    </p>
  ) : null;
}
