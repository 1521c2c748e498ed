import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {INDEX_FILE, type SearchIndex} from '@site/lib/search-index';
import {actWhenIdle} from '@site/src/elements/act-when-idle';
import type {Search} from './create-search';
import type Results from './Results';

/** An index that can be searched, and the component that shows what it finds. */
export interface LoadedSearch {
  Results: typeof Results;
  search: Search;
}

/** The address of the index to search: that of the version of the docs that the reader is in, or the site's. */
export function useIndexUrl(): string {
  const version = useActivePluginAndVersion()?.activeVersion;
  return useBaseUrl(!version || version.isLast ? INDEX_FILE : `${version.path}/${INDEX_FILE}`);
}

/**
 * How many searches run before the reader's first one: a browser runs code slowly at first, and the first word would take
 * a quarter longer (bench/results.md).
 */
const WARM_UPS = 5;

/** How long they wait for an idle browser, in milliseconds. */
const LONGEST_WAIT = 1000;

/** By the address of the index. */
const loading = new Map<string, Promise<LoadedSearch>>();

/**
 * Fetches what the search needs, once per visit; after a failure, the next call tries again.
 *
 * @throws Error when the chunk of the results or the index can't be fetched
 */
export function loadSearch(indexUrl: string): Promise<LoadedSearch> {
  const search = loading.get(indexUrl) ?? fetchSearch(indexUrl);
  loading.set(indexUrl, search);
  search.catch(() => loading.delete(indexUrl));
  return search;
}

async function fetchSearch(indexUrl: string): Promise<LoadedSearch> {
  const [{default: Results, createSearch}, response] = await Promise.all([
    import('./Results'),
    // The name of an index has no hash: the host says whether a cached one is still the latest.
    fetch(indexUrl, {cache: 'no-cache'}),
  ]);
  if (process.env.NODE_ENV === 'development') {
    throw new Error('The preview has no index to search: npm run preview shows the built site.');
  }
  if (!response.ok) {
    throw new Error(`${indexUrl}: ${response.status} ${response.statusText}`);
  }
  const index = (await response.json()) as SearchIndex;
  const search = await createSearch(index);
  index.sections
    .slice(0, WARM_UPS)
    .forEach(({heading}) => actWhenIdle(() => search.find(heading), LONGEST_WAIT));
  return {Results, search};
}
