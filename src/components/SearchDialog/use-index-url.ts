import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {INDEX_FILE} from '@site/lib/search-index';

/** The address of the index to search: that of the version of the docs that the reader is in, or the site's. */
export function useIndexUrl(): string {
  const version = useActivePluginAndVersion()?.activeVersion;
  return useBaseUrl(!version || version.isLast ? INDEX_FILE : `${version.path}/${INDEX_FILE}`);
}
