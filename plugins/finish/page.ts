import type {Element} from 'hast';
import type {AllContent, HtmlTagObject, LoadContext, Props} from '@docusaurus/types';
import type {Say, Texts} from '../../lib/translations';
import type {PageFault} from './faults';

/** What is known of a page before its HTML is read. */
export interface Place {
  /** From the host's root, base URL included, and without a slash at its end: `/Android/using`. */
  address: string;
  /** Relative to the build's folder, with slashes: `Android/using.html`. */
  file: string;
  /** The one file that it is made from, absolute. */
  source?: string | undefined;
}

/** A page of the build. */
export interface Page extends Place {
  /** Finished, except that it has no policy, and links to the style sheet. */
  html: string;
  /** The first tags of its elements, in their order. */
  tags: readonly Tag[];
  /** The text of each script that runs and is in the page itself. */
  scripts: readonly string[];
}

/** Whether a page is made from one Markdown file: docs, posts and stand-alone pages, but not lists. */
export const isWritten = ({source = ''}: Place): boolean => /\.mdx?$/.test(source);

/** An element without its children. One object stands for all tags of the site that are written alike. */
export interface Tag extends Element {
  /** `<a href="/">` */
  source: string;
}

/** Something that is made from all pages, or checked in them. */
export interface PageReader {
  /** Its own texts, which translators get; no other reader has one of the same name. */
  texts?: Texts;
  /** What it adds to the head of every page. */
  headTags?(site: Pick<LoadContext, 'baseUrl'> & {say: Say<string>}): HtmlTagObject[];
  /** Called once per build, and so once for each language. */
  begin(build: Build): Reading;
}

/** The pass of a reader over the pages. */
export interface Reading {
  /** Called with each page, of which it keeps as little as it needs. */
  see?(page: Page): void | Promise<void>;
  /** Called once all pages are written. */
  end?(): void | Promise<void>;
}

/** What is known about a build once its pages are rendered. */
export interface Build extends Props {
  /** What Docusaurus' content plugins have loaded. */
  allContent: AllContent;
  pages: readonly Place[];
  /** One of the readers' texts, in the language of the build. */
  say: Say<string>;
  /** Stops the build once all readers have ended, with a line for each place with a fault. */
  stopFor: (lines: readonly string[]) => void;
  /** A line for each place with a fault, for messages. */
  linesOf: (faults: readonly PageFault[]) => string[];
}
