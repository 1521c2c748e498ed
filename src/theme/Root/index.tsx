/**
 * What: adds what every page has: the reader's platform, the announcement of a new page, and the sign for early
 *   scripts that the application handles presses.
 * Why: Root is the only place that every page has, error views included.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Root/index.tsx (an empty extension point).
 * Can go: with these components.
 */
import {useLocation} from '@docusaurus/router';
import RouteAnnouncer from '@site/src/components/RouteAnnouncer';
import type {Props} from '@theme/Root';
import {useEffect, type ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  const {pathname, search} = useLocation();
  useEffect(() => early.namePlatform(), [pathname, search]);
  // Effects run after those of the components inside, which by then handle presses (src/early/clicks.js).
  useEffect(() => {
    window.dispatchEvent(new Event('applicationstart'));
  }, []);
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
