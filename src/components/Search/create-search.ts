import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import type {IndexedPage, IndexedSection, SearchIndex} from '@site/lib/search-index';
import {isLetter, spellingOf, termOf, termsOf, wordsOf} from './words';

export interface Hit {
  page: IndexedPage;
  section: IndexedSection;
  /** Where the section is: the page's title and the headings above, or only the platform if it is the page itself. */
  breadcrumb: string[];
  /** The section's terms that match the query. */
  terms: ReadonlySet<string>;
}

export interface Found {
  /** How many sections match. */
  count: number;
  /** The best of them, best first. */
  hits: Hit[];
}

export interface Search {
  /** What matches a query, with the platform that the query names, else the reader's, before the others. */
  find: (query: string, platform?: string) => Found;
  /** The site's words that are nearest to a query without matches. */
  suggest: (query: string) => string[];
  /** Where to start: the three pages of the reader's platform, else those of every platform. */
  startingPoints: (platform?: string) => IndexedPage[];
}

/** How many results are worth reading, and worth drawing at each key. */
const SHOWN = 12;

/** … and how many of the same page come before those of the next, so that it doesn't bury them. */
const SHOWN_OF_PAGE = 4;

/** A single letter begins a word of nearly every section, which takes long to rank and says nothing. */
const IN_HEADINGS: SearchOptions = {prefix: true, fields: ['heading']};

/** One typo for every five letters, and beginnings of words, except very short ones, which would match anything. */
const FUZZY: SearchOptions = {fuzzy: 0.2, maxFuzzy: 2, prefix: (word) => word.length > 2};

/** From strictest to loosest; the first that finds anything counts. */
const ATTEMPTS: readonly SearchOptions[] = [
  // The reader may still be typing the last word.
  {prefix: (_, position, words) => position === words.length - 1},
  FUZZY,
  {...FUZZY, combineWith: 'OR'},
];

/** What questions have around the words that matter; a long section has them all by chance. */
const AROUND =
  /(?<!\S)(?:an?|are|can|do|does|for|from|get|how|i|in|is|it|my|of|on|the|to|what|when|where|which|why|with)(?!\S)/gi;

/** How many times better an entry counts that the query is the name or the heading of. */
const NAMED = 4;

/** How many times better another platform's page must match to rank above the reader's. */
const OWN_PLATFORM = 5;

/** What an entry of the reference is called, from its id: a member or a type as it is written, all else in small letters. */
const nameOf = ({id = ''}: IndexedSection) =>
  /^(?:api|error|event|state)-(.+)/.exec(id)?.[1]?.replaceAll('-', '');

/**
 * Makes an index searchable. The terms are indexed here, in slices that keep the browser responsive,
 * rather than by the build, because that would double what the reader fetches.
 */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const engine = new MiniSearch({
    fields: ['heading', 'context', 'text', 'code'],
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: {
      combineWith: 'AND',
      processTerm: termOf,
      boost: {heading: 4, context: 2},
      // A long section, such as the table of all errors, is as good an answer as a short one.
      bm25: {k: 1.2, b: 0.2, d: 0.5},
    },
  });
  const documents = index.sections.map(({page, parents, heading, text, code}, id) => {
    const {title = '', platform = ''} = index.pages[page] ?? {};
    const context = [title, index.platforms[platform], ...parents].join(' ');
    return {id, heading, context, text, code};
  });
  await engine.addAllAsync(documents, {chunkSize: 50});

  const names = index.sections.map(nameOf);

  const hitOf = ({id, terms}: SearchResult): Hit[] => {
    const section = index.sections[id as number];
    const page = section && index.pages[section.page];
    if (!page) {
      return [];
    }
    const ofPage = [index.platforms[page.platform ?? '']].filter((name) => name !== undefined);
    const breadcrumb = section.id === undefined ? ofPage : [page.title, ...section.parents];
    return [{page, section, breadcrumb, terms: new Set(terms)}];
  };

  const best = (hits: readonly Hit[]) => {
    const ofPage = new Map<IndexedPage, number>();
    const isFirst = ({page}: Hit) => {
      const place = (ofPage.get(page) ?? 0) + 1;
      ofPage.set(page, place);
      return place <= SHOWN_OF_PAGE;
    };
    const first = new Set(hits.filter(isFirst));
    return [...first, ...hits.filter((hit) => !first.has(hit))].slice(0, SHOWN);
  };

  return {
    find(text, platform) {
      // Full-width letters are found as the letters that they are. A letter after other words begins the next one,
      // and nearly every section has a word that begins with it.
      const query = text.normalize('NFKC').replace(/(\S)\s+\p{Script=Latin}$/u, '$1');
      const name = wordsOf(query).join('');
      // A type and a function may differ in the first letter alone.
      const wanted = names.includes(name) ? name : termOf(name);
      const own = platformIn(query, index) ?? platform;
      const boostDocument = (id: number) => {
        const section = index.sections[id];
        const isNamed = names[id] === wanted || section?.heading === query;
        const isOwn = own && index.pages[section?.page ?? NaN]?.platform === own;
        return (isNamed ? NAMED : 1) * (isOwn ? OWN_PLATFORM : 1);
      };
      const asked = query.replace(AROUND, '').trim() || query;
      for (const options of isLetter(query) ? [IN_HEADINGS, ...ATTEMPTS] : ATTEMPTS) {
        const found = engine.search(asked, {...options, boostDocument});
        if (found.length > 0) {
          return {count: found.length, hits: best(found.flatMap(hitOf))};
        }
      }
      return {count: 0, hits: []};
    },
    startingPoints: (own) =>
      Object.keys(index.platforms)
        .filter((platform) => own === undefined || own === platform)
        .flatMap((platform) =>
          ['/install', '/using', '/examples'].flatMap((ending) =>
            index.pages.filter((page) => page.platform === platform && page.path.endsWith(ending)),
          ),
        ),
    suggest(query) {
      const nearest = engine.search(query, {fuzzy: 0.4, prefix: true, combineWith: 'OR'});
      return [...new Set(nearest.flatMap(({terms}) => terms))].slice(0, 3).map(spellingOf);
    },
  };
}

/** The platform that a query names, which means having all the words of its label. */
function platformIn(query: string, {platforms}: SearchIndex): string | undefined {
  const words = wordsOf(query).map(termOf);
  return Object.keys(platforms).find((id) => id.split('-').every((word) => words.includes(word)));
}
