import type {DocMetadata, PropDocContent} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ComponentType} from 'react';
import {hasHydrated} from './has-hydrated';
import {loadMDXContent} from './LateMDXContent';
import {tocOfPage} from './toc-of-page';

type Doc = PropDocContent & {readonly default: ComponentType};

/** The doc that the reader arrived on. */
let arrived: {readonly permalink: string; readonly html: string} | undefined;

/** Loads a doc for the router, with what draws its text. */
export async function loadDrawnDoc(load: () => Promise<Doc>): Promise<Doc> {
  const [doc] = await Promise.all([load(), loadMDXContent()]);
  return doc;
}

/**
 * Loads a doc whose text is plain for the router. Of the one that the reader arrives on, the page has
 * the text already, and only the metadata is loaded. Called by the registry of the browser's modules
 * (plugins/partial-hydration).
 */
export async function loadDoc(
  loadMetadata: () => Promise<{default: DocMetadata & Pick<PropDocContent, 'frontMatter'>}>,
  load: () => Promise<Doc>,
): Promise<object> {
  const html = arrived || hasHydrated() ? undefined : htmlOfText();
  if (html === undefined) {
    return loadDrawnDoc(load);
  }
  const {default: metadata} = await loadMetadata();
  const {permalink, frontMatter} = metadata;
  arrived = {permalink, html};
  return {default: NothingMore, metadata, frontMatter, assets: {}, toc: tocOfPage()};
}

/**
 * The HTML of a doc's text, where the reader arrived on that doc; undefined elsewhere. React gets it to
 * draw it again where it must: the reader comes back, or a browser's extension had changed the page.
 */
export const textInPage = (permalink: string): string | undefined =>
  arrived?.permalink === permalink ? arrived.html : undefined;

const htmlOfText = () => document.querySelector(`.${ThemeClassNames.docs.docMarkdown}`)?.innerHTML;

/** In place of the doc's own component. */
const NothingMore = () => null;
