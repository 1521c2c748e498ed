import {
  useActiveVersion,
  useDocsVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';

/** The docs in the page's version, by id; each has its address, and may be unlisted. */
export function useVersionDocs() {
  const activeVersion = useActiveVersion(useDocsVersion().pluginId);
  return new Map(activeVersion?.docs.map((doc) => [doc.id, doc]));
}

/** Where a platform's install page is in a version of the docs, or on the site if that version has none. */
export function installPage(version: GlobalVersion | undefined, platform: PlatformId): string {
  const install = `${platforms[platform].path}/install`;
  return version?.docs.find(({id}) => id === install)?.path ?? `/${install}`;
}

/** What a link to a platform's install page says. */
export const installLabel = (platform: PlatformId): string =>
  translate(
    {id: 'site.installPage', message: 'Install on {platform}'},
    {platform: platforms[platform].name},
  );
