/** The name of an index, in the folder of the site or of a version of its docs. */
export const INDEX_FILE = 'search-index.json';

/** What the build writes to such a file and the search dialog reads. */
export interface SearchIndex {
  /** Of the pages, such as `en`. */
  language: string;
  /** Names of the platforms, by their values in the tab group `platform`, such as `react-native`. */
  platforms: Record<string, string>;
  pages: IndexedPage[];
  sections: IndexedSection[];
  /** Groups of words and phrases that mean the same here. */
  same: string[][];
  /** What readers call a section, by its id: a line for each word or phrase that doesn't stand in it. */
  words: Record<string, string>;
}

export interface IndexedPage {
  /** The page's address from the host's root, base URL included. */
  path: string;
  title: string;
  /** A key of `platforms`; undefined on a page for all platforms. */
  platform?: string;
}

/** What is between two headings that have an id. */
export interface PageSection {
  /** The heading's id; undefined for what precedes the first one. */
  id?: string;
  /** The heading's text, or the page's title if there is no id. */
  heading: string;
  /** The headings above the section, outermost first, without the page's title. */
  parents: string[];
  /** The prose, with a line for each paragraph, entry of a list or row of a table. */
  text: string;
  /** The lines of code that have a word, each once. */
  code: string;
}

export interface IndexedSection extends PageSection {
  /** Index into `pages`. */
  page: number;
}
