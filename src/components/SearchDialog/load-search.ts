import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {INDEX_FILE, type SearchIndex} from '@site/lib/search-index';
import type SearchPanel from '@site/src/components/SearchPanel';
import type {Search} from '@site/src/components/SearchPanel/create-search';
import {useEffect, useState} from 'react';

interface LoadedSearch {
  Panel: typeof SearchPanel;
  search: Search;
}

/** The address of the index to search: that of the version of the docs that the reader is in, or the site's. */
export function useIndexUrl(): string {
  const version = useActivePluginAndVersion()?.activeVersion;
  return useBaseUrl(!version || version.isLast ? INDEX_FILE : `${version.path}/${INDEX_FILE}`);
}

/** Loads the search; while it loads, there is neither a search nor an error. */
export function useSearch(indexUrl: string) {
  const [state, setState] = useState<{loaded?: LoadedSearch; error?: unknown}>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Not a late answer for the version that the reader was in before.
    let isWanted = true;
    const settle = (next: typeof state) => {
      if (isWanted) {
        setState(next);
      }
    };
    loadSearch(indexUrl).then(
      (loaded) => settle({loaded}),
      (error: unknown) => settle({error}),
    );
    return () => {
      isWanted = false;
    };
  }, [indexUrl, attempt]);
  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return {...state, retry};
}

/** By the address of the index. */
const loading = new Map<string, Promise<LoadedSearch>>();

/**
 * Fetches what the search needs, once per visit; after a failure, the next call tries again.
 *
 * @throws Error when the panel's chunk or the index can't be fetched, and in the live preview
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
  if (process.env.NODE_ENV === 'development') {
    throw new Error('the live preview has no built pages to search — try it with npm run preview');
  }
  const response = await fetch(indexUrl, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${indexUrl}: ${response.status} ${response.statusText}`);
  }
  return (await response.json()) as SearchIndex;
}
