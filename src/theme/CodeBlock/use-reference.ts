import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';

/**
 * Lets the links in highlighted code lead to a doc of the same version. On its own page they stay as they
 * are, `#id`.
 *
 * It doesn't ask for the active doc: upstream looks for that by matching the address with every doc of the
 * version, and a page has dozens of code blocks.
 *
 * @param html with links to the entries of a reference, as plugins/content/code writes them
 * @param doc the id of the doc that has the reference; undefined for code without links
 */
export function useReference(html?: string, doc?: string): string | undefined {
  const latest = useLatestVersion(undefined);
  const version = useActiveVersion(undefined) ?? latest;
  const {pathname} = useLocation();
  const path = version.docs.find(({id}) => id === doc)?.path;
  return path && !isSamePath(path, pathname)
    ? html?.replaceAll(/(<a [^>]*href=)#/g, `$1${path}#`)
    : html;
}
