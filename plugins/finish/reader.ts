import type {AllContent, Plugin, Props} from '@docusaurus/types';
import type {Say, Texts} from '../../lib/translations';
import type {PageFault} from './fault-lines';
import type {Page} from './page';

/** Something that is made from all pages, or checked in them. */
export interface PageReader {
  /** Its own texts, which translators get. */
  texts?: Texts;
  /** Called once per build, and so once for each language. */
  begin(build: Build): Reading;
}

/** The pass of a step or a reader over the pages. */
export interface Reading {
  /**
   * Called with each page, to which only a step adds edits. It keeps what it needs from the tree, but never the
   * tree itself.
   */
  see(page: Page): void;
  /** Called once all pages are written. */
  end?(): void | Promise<void>;
}

/** What is known about a build once its pages are rendered. */
export interface Build extends Props {
  routesBuildMetadata: Parameters<NonNullable<Plugin['postBuild']>>[0]['routesBuildMetadata'];
  /** What Docusaurus' content plugins have loaded. */
  allContent: AllContent;
  /** One of the readers' texts, in the language of the build. */
  say: Say<string>;
  /** A line for each place with a fault, for messages. */
  linesOf: (faults: readonly PageFault[]) => string[];
}
