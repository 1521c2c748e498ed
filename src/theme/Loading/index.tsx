/**
 * What: shows nothing while a page's chunks load, and if they can't be loaded, what src/early/failure.ts shows.
 * Why: specification 6.2 requires the error's text and a 'Retry' button, and specification 4.1 forbids a
 *   spinner; upstream's view isn't styled for the site, isn't announced, and can't be translated.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Loading/index.tsx (ejected).
 * Can go: when specification 6.2 no longer names the view.
 */
import {send} from '@site/src/early/signals';
import {useEffect, type ReactNode} from 'react';

export default function Loading({error}: {readonly error?: Error | null}): ReactNode {
  useEffect(() => {
    if (error) {
      send('navigationfailure', error);
    }
  }, [error]);
  return null;
}
