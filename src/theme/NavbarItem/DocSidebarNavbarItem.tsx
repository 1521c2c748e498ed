/**
 * What: makes the navbar's docs link lead to the install page for the reader's platform, if it is known, in
 *   the version of the page.
 * Why: the sidebar's default link is the first platform's; most readers work on a single platform.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/NavbarItem/DocSidebarNavbarItem.tsx
 *   (ejected: what it throws has to come from this component, see ComponentTypes.tsx beside it).
 * Can go: when the docs link need not know the platform.
 */
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import ByPlatform from '@site/src/platform/ByPlatform';
import {installPage} from '@site/src/platform/docs';
import {usePlatform} from '@site/src/platform/use-platform';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';

export default function DocSidebarNavbarItem({
  sidebarId,
  label,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const {activeDoc, activeVersion} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const platform = usePlatform();
  if (!link) {
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
    );
  }
  const item = (to: string) => (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.sidebar === sidebarId}
      label={label ?? link.label}
      to={to}
    />
  );
  // The mobile menu is a list, and opens only once the application has started.
  if (props.mobile) {
    return item(platform ? installPage(activeVersion, platform) : link.path);
  }
  return (
    <ByPlatform unknown={item(link.path)} known={(id) => item(installPage(activeVersion, id))} />
  );
}
