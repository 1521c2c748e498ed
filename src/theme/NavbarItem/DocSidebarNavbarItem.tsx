/**
 * What: the docs link of the navbar leads to the install page of the reader's platform, where one
 *   is known.
 * Why: the sidebar's default link is the first platform's; most readers work on one platform only.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/NavbarItem/DocSidebarNavbarItem.tsx
 *   (wrapped; the variants for a known platform repeat how upstream marks the item).
 * Can go: when the docs link need not know the platform.
 */
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';
import ByPlatform from '@site/src/components/ByPlatform';
import {usePlatform} from '@site/src/components/RememberedPlatform/use-platform';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import Wrapped from '@theme-original/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';

export default function DocSidebarNavbarItem(props: Props): ReactNode {
  const {sidebarId, docsPluginId, ...itemProps} = props;
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const platform = usePlatform();
  const itemOf = (id: PlatformId) => (
    <DefaultNavbarItem
      exact
      {...itemProps}
      isActive={() => activeDoc?.sidebar === sidebarId}
      to={`/${platforms[id].path}/install`}
    />
  );
  // The mobile menu is a list, and opens only once the application has started.
  if (props.mobile) {
    return platform ? itemOf(platform) : <Wrapped {...props} />;
  }
  return <ByPlatform unknown={<Wrapped {...props} />} known={itemOf} />;
}
