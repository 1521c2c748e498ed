import type {IndexedPage, SearchIndex} from '@site/lib/search-index';
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

/** How many times better another platform's page must match to rank above the reader's. */
const OWN_PLATFORM = 5;

/** What matches a query: one group per page, best page first, with the platform that it names, else the reader's, before the others. */
export function findResults(search: Search, query: string, platform: string | undefined): Results {
  const {closeness, hits} = search.find(query);
  const {index} = search;
  const wanted = platformIn(query, index) ?? platform;
  const groups = [...hitsByPage(hits)].flatMap(([id, pageHits]) => {
    const page = index.pages[id];
    const [best] = pageHits;
    const isOwn = page?.platform !== undefined && page.platform === wanted;
    return page && best ? [{page, pageHits, score: best.score * (isOwn ? OWN_PLATFORM : 1)}] : [];
  });
  return {
    closeness,
    count: hits.length,
    groups: groups
      .sort((a, b) => b.score - a.score)
      .slice(0, PAGES)
      .map(({page, pageHits}) => ({
        label: page.title,
        entries: pageHits.slice(0, SECTIONS).map((hit) => entryOf(index, page, hit)),
      })),
  };
}

/** The hits of each page, best page first. */
function hitsByPage(hits: readonly Hit[]): Map<number, Hit[]> {
  const byPage = new Map<number, Hit[]>();
  for (const hit of hits) {
    const {page} = hit.section;
    const pageHits = byPage.get(page);
    if (pageHits) {
      pageHits.push(hit);
    } else {
      byPage.set(page, [hit]);
    }
  }
  return byPage;
}

/** The platform that a query names, which means having all the words of its label. */
function platformIn(query: string, {platforms}: SearchIndex): string | undefined {
  const words = query.toLowerCase().split(/\s+/);
  return Object.keys(platforms).find((id) => id.split('-').every((word) => words.includes(word)));
}

function entryOf(index: SearchIndex, page: IndexedPage, {section, terms: found}: Hit): Entry {
  const platform = index.platforms[page.platform ?? ''];
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
