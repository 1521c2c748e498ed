import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Lets the links in highlighted code lead to a doc of the same version. On its own page they stay as they
 * are, `#id`; where the version has no such doc, the names are no links.
 *
 * @param html with links to the entries of a reference, as plugins/content/code writes them
 * @param doc the id of the doc that has the reference; undefined for code without links
 */
export function useReference(
  html: string | undefined,
  doc: string | undefined,
): string | undefined {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  if (doc === undefined || doc === activeDoc?.id) {
    return html;
  }
  const found = (activeVersion ?? latest).docs.find(({id}) => id === doc);
  return found
    ? html?.replaceAll(/(<a [^>]*href=)#/g, `$1${found.path}#`)
    : html?.replaceAll(/<a [^>]*href=#[^>]*>|<\/a>/g, '');
}
