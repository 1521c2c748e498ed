import type {SearchIndex} from '@site/lib/search-index';
import type {Closeness, Hit, Search} from './create-search';
import {excerptOf, markMatches, type Excerpt, type Piece} from './excerpt';

/** One entry of the list. */
export interface Entry {
  to: string;
  title: Piece[];
  /** The platform and the headings above it; empty if the title says it all. */
  path: string[];
  excerpt?: Excerpt;
}

export interface Group {
  label: string;
  entries: Entry[];
}

export interface Results {
  closeness: Closeness;
  /** How many sections match; the list may show fewer. */
  count: number;
  groups: Group[];
}

/** How much a list can show without burying its best entries: pages, and sections of each. */
const PAGES = 10;
const SECTIONS = 5;

/** What matches a query: one group per page, best page first. */
export function findResults(search: Search, query: string, platform: string | undefined): Results {
  const {closeness, hits} = search.find(query, platform);
  const pages = [...new Set(hits.map(({page}) => page))].slice(0, PAGES);
  return {
    closeness,
    count: hits.length,
    groups: pages.map((page) => ({
      label: page.title,
      entries: hits
        .filter((hit) => hit.page === page)
        .slice(0, SECTIONS)
        .map((hit) => entryOf(hit, search.index)),
    })),
  };
}

function entryOf({page, section, terms: found}: Hit, {platforms}: SearchIndex): Entry {
  const platform = platforms[page.platform ?? ''];
  const terms = new Set(found);
  return {
    to: section.id === undefined ? page.path : `${page.path}#${encodeURIComponent(section.id)}`,
    title: markMatches(section.heading, terms),
    path: [...(platform ? [platform] : []), ...section.parents],
    excerpt: excerptOf(section, terms),
  };
}

/** Where to start: the three pages of the reader's platform, else those of every platform. */
export function startingPoints({pages, platforms}: SearchIndex, own: string | undefined): Group[] {
  return Object.entries(platforms)
    .filter(([platform]) => own === undefined || own === platform)
    .map(([platform, label]) => ({
      label,
      entries: ['/install', '/using', '/examples'].flatMap((ending) =>
        pages
          .filter((page) => page.platform === platform && page.path.endsWith(ending))
          .map(({path, title}) => ({to: path, title: [{text: title, isMatch: false}], path: []})),
      ),
    }));
}
