/**
 * What: what a page shows if its chunks can't be loaded; while they load, nothing.
 * Why: specification 6.2 requires the error's text and a 'Retry' button, and specification 4.1 forbids a
 *   spinner; upstream's view isn't styled for the site, isn't announced, and can't be translated.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Loading/index.tsx (ejected).
 * Can go: when specification 6.2 no longer names the view.
 */
import ChunkFailure, {type Props} from '@site/src/components/ChunkFailure';
import type {ReactNode} from 'react';

export default function Loading(props: Props): ReactNode {
  return props.error ? <ChunkFailure {...props} /> : null;
}
