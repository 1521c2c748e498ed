import {useActiveVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/** The docs in the page's version, by id; each has its address, and may be unlisted. */
export function useVersionDocs() {
  const {pluginId} = useDocsVersion();
  const activeVersion = useActiveVersion(pluginId);
  return new Map(activeVersion?.docs.map((doc) => [doc.id, doc]));
}
