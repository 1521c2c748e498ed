import type {SearchIndex} from '@site/lib/search-index';
import type SearchPanel from '@site/src/components/SearchPanel';
import type {Search} from '@site/src/components/SearchPanel/create-search';

export interface LoadedSearch {
  Panel: typeof SearchPanel;
  search: Search;
}

/** By the address of the index. */
const loading = new Map<string, Promise<LoadedSearch>>();

/**
 * Fetches what the search needs, once per visit; after a failure, the next call tries again.
 *
 * @param indexUrl see use-index-url.ts
 * @throws Error when the panel's chunk or the index can't be fetched
 */
export function loadSearch(indexUrl: string): Promise<LoadedSearch> {
  const search = loading.get(indexUrl) ?? fetchSearch(indexUrl);
  loading.set(indexUrl, search);
  search.catch(() => loading.delete(indexUrl));
  return search;
}

async function fetchSearch(indexUrl: string): Promise<LoadedSearch> {
  const [{default: Panel, createSearch}, index] = await Promise.all([
    import('@site/src/components/SearchPanel'),
    fetchIndex(indexUrl),
  ]);
  return {Panel, search: await createSearch(index)};
}

/** Asks the host whether a cached index is still the latest, as its name has no hash. */
async function fetchIndex(indexUrl: string): Promise<SearchIndex> {
  const response = await fetch(indexUrl, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${indexUrl}: ${response.status} ${response.statusText}`);
  }
  return (await response.json()) as SearchIndex;
}
