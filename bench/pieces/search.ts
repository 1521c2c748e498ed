import {createSearch, type Search} from '../../src/components/SearchPanel/create-search';
import {INDEX_FILE, type SearchIndex} from '../../lib/search-index';
import type {Bench, Piece} from './piece';

/** A word of nearly every section, one of many, the code of an error, and a question. */
const QUERIES = ['the', 'delivery', 'NOT_CONFIGURED', 'start a delivery'];

/** The longest that a key may take, in milliseconds. */
const LONGEST_KEY = 100;

/**
 * How long the search takes to get ready once its index is there, and to answer the slowest key, as each query is
 * typed letter by letter: in Node, whose processor isn't slowed, without drawing the results. Once, as for a reader:
 * a second time it knows how the words are split. Stock has no search.
 */
export function search({origins}: Bench): Piece {
  const ready: number[] = [];
  const slowestKey: number[] = [];
  return {
    steps: [
      {
        name: 'search, ours',
        run: async () => {
          const index = await fetchIndex(origins.ours);
          const start = performance.now();
          const found = await createSearch(index);
          ready.push(performance.now() - start);
          slowestKey.push(Math.max(...QUERIES.flatMap((query) => typed(found, query))));
        },
      },
    ],
    rows: () => [
      {what: 'search gets ready', unit: 'ms', values: {stock: [], ours: ready}},
      {
        what: 'slowest key in the search',
        unit: 'ms',
        values: {stock: [], ours: slowestKey},
        goal: {atMost: LONGEST_KEY},
      },
    ],
  };
}

async function fetchIndex(origin: string): Promise<SearchIndex> {
  const response = await fetch(`${origin}/${INDEX_FILE}`);
  return (await response.json()) as SearchIndex;
}

/** Milliseconds for each key of a query. */
const typed = ({find}: Search, query: string): number[] =>
  Array.from(query, (_, last) => {
    const start = performance.now();
    find(query.slice(0, last + 1));
    return performance.now() - start;
  });
