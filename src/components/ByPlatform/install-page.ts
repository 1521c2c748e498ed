import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';

/** Where a platform's install page is in a version of the docs, or on the site if that version has none. */
export function installPage(version: GlobalVersion | undefined, platform: PlatformId) {
  const install = `${platforms[platform].path}/install`;
  return version?.docs.find(({id}) => id === install)?.path ?? `/${install}`;
}
