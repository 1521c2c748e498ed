/**
 * What: adds inline scripts that have to run before, or without, the application, and the components that
 *   announce a new page and handle early clicks.
 * Why: see the components. Root is the only place that every page has, error views included.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Root/index.tsx (an empty extension point).
 * Can go: with these components.
 */
import AddressScript from '@site/src/components/AddressScript/index.server';
import BaseUrlBanner from '@site/src/components/BaseUrlBanner/index.server';
import EarlyClicks from '@site/src/components/EarlyClicks';
import InlineScript from '@site/src/components/InlineScript/index.server';
import RememberedPlatform from '@site/src/components/RememberedPlatform';
import RouteAnnouncer from '@site/src/components/RouteAnnouncer';
import tabKeysScript from '@site/src/theme/Tabs/tab-keys-script.server';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <AddressScript />
      <BaseUrlBanner />
      <RememberedPlatform />
      <InlineScript>{tabKeysScript()}</InlineScript>
      {children}
      <RouteAnnouncer />
      <EarlyClicks />
    </>
  );
}
