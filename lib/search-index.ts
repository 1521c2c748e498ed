/** What the build writes to `search-index.json` and the search dialog reads. */
export interface SearchIndex {
  /** Names of the platforms by the value of the tabs' groupId `platform`, such as `react-native`. */
  platforms: Record<string, string>;
  pages: IndexedPage[];
  sections: IndexedSection[];
}

export interface IndexedPage {
  /** The page's address from the host's root, base URL included. */
  path: string;
  title: string;
  /** A key of `platforms`; undefined on a page for all platforms. */
  platform?: string;
}

/** What stands between two headings that have an id. */
export interface PageSection {
  /** The heading's id; undefined for what stands above the first one. */
  id?: string;
  /** The heading's text; the page's title where there is no id. */
  heading: string;
  /** The headings that the section stands under, outermost first; the page's title is none of them. */
  parents: string[];
  /** Prose, one line. */
  text: string;
  /** The lines of code that have a word, each once. */
  code: string;
}

export interface IndexedSection extends PageSection {
  /** Index into `pages`. */
  page: number;
}
