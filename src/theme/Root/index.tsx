/**
 * What: announces each new page to screen readers, and tells the early script that the application has started
 *   (src/early/signals.ts).
 * Why: Root is the only place that every page has, error views included.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Root/index.tsx (an empty extension point).
 * Can go: with these components.
 */
import RouteAnnouncer from '@site/src/components/RouteAnnouncer';
import {send} from '@site/src/early/signals';
import type {Props} from '@theme/Root';
import {useEffect, type ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  // Effects run after those of the components inside, which by then handle presses.
  useEffect(() => send('applicationstart'), []);
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
