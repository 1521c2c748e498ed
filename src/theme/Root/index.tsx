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
import {useLayoutEffect, type ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  // From here on, the components handle presses. A later effect would leave a moment in which a press counts twice.
  useLayoutEffect(() => send('applicationstart'), []);
  return (
    <>
      {children}
      <RouteAnnouncer />
    </>
  );
}
