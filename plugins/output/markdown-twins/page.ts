import type {SayInTwin} from './texts';

/** A page of the site that has a Markdown source. */
export interface Page {
  /** Absolute path of the source. */
  filePath: string;
  /** Address below the site's url, base url included. */
  permalink: string;
  title: string;
  description: string;
}

/** Pages under one heading of the index. */
export interface Section {
  title: string;
  pages: readonly Page[];
  /** Address of the one file with all these pages, below the site's url; the first and last section have none. */
  bundle?: string;
}

/** What a twin has to know of the site to write absolute addresses. */
export interface Site {
  /** Absolute https address, no path. */
  url: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** Texts in the language of the site. */
  say: SayInTwin;
  /** Of all pages that have a twin, by the paths of their sources. */
  permalinkOf: ReadonlyMap<string, string>;
  /** The same without their sources. */
  permalinks: ReadonlySet<string>;
}

/** What a link asks of the pages that have a twin: each of the site's links does. */
export function lookUp(pages: readonly Page[]): Pick<Site, 'permalinkOf' | 'permalinks'> {
  return {
    permalinkOf: new Map(pages.map(({filePath, permalink}) => [filePath, permalink])),
    permalinks: new Set(pages.map(({permalink}) => permalink)),
  };
}
