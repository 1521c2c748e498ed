import type {IndexedPage, SearchIndex} from '@site/plugins/search-index/types';
import type {Closeness, Hit, Search} from './create-search';
import {excerptOf, markMatches, type Excerpt, type Piece} from './excerpt';

/** One entry of the list. */
export interface Entry {
  to: string;
  title: Piece[];
  /** The platform and the headings that it stands under; empty where the title says it all. */
  path: string[];
  excerpt?: Excerpt;
}

export interface Group {
  label: string;
  entries: Entry[];
}

export interface Results {
  closeness: Closeness;
  /** How many sections fit; the list may show fewer. */
  count: number;
  groups: Group[];
}

/** What a list can show without hiding its best entries: pages, and sections of each. */
const PAGES = 10;
const SECTIONS = 4;

/** What fits a query: a group a page, best page first, those of the reader's platform before all others. */
export function findResults(search: Search, query: string, platform: string | undefined): Results {
  const {closeness, hits} = search.find(query);
  const {index} = search;
  const hitsByPage = new Map<number, Hit[]>();
  for (const hit of hits) {
    hitsByPage.set(hit.section.page, [...(hitsByPage.get(hit.section.page) ?? []), hit]);
  }
  const groups = [...hitsByPage].flatMap(([id, pageHits]) => {
    const page = index.pages[id];
    return page ? [{page, hits: pageHits}] : [];
  });
  const isOwn = ({page}: {page: IndexedPage}) =>
    page.platform !== undefined && page.platform === platform;
  return {
    closeness,
    count: hits.length,
    groups: [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))]
      .slice(0, PAGES)
      .map(({page, hits: pageHits}) => ({
        label: page.title,
        entries: pageHits.slice(0, SECTIONS).map((hit) => entryOf(index, page, hit)),
      })),
  };
}

function entryOf(index: SearchIndex, page: IndexedPage, {section, terms}: Hit): Entry {
  const platform = index.platforms[page.platform ?? ''];
  return {
    to: section.id === undefined ? page.path : `${page.path}#${encodeURIComponent(section.id)}`,
    title: markMatches(section.heading, terms),
    path: [...(platform ? [platform] : []), ...section.parents],
    excerpt: excerptOf(section, terms),
  };
}

/** Where to begin: the three pages of the reader's platform, else those of each. */
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
