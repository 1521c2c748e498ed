import type {AllContent, Plugin, Props} from '@docusaurus/types';
import type {Say, Texts} from '../../lib/translatable-texts';
import type {Page} from './page';

/** Something that is made of all pages, or checked in them. */
export interface PageReader {
  /** What it says itself; translators get it. */
  texts?: Texts;
  /** Called once a build, which is once for each language. */
  begin(build: Build): Reading;
}

export interface Reading {
  /** Called with each page. It keeps what it needs of the tree, and never the tree. */
  see(page: Page): void;
  /** Called once all pages are written. */
  end(): void | Promise<void>;
}

/** What is known of a build when its pages are rendered. */
export interface Build extends Props {
  routesBuildMetadata: Parameters<NonNullable<Plugin['postBuild']>>[0]['routesBuildMetadata'];
  /** What Docusaurus' content plugins have loaded. */
  allContent: AllContent;
  /** A text of the readers in the language of the build. */
  say: Say<string>;
  /** Where a text of the page at an address stands in its source, for messages. */
  placeOf: (address: string, text?: string) => string;
}
