import type {DocMetadata, PropDocContent} from '@docusaurus/plugin-content-docs';
import {LAST_DRAWN} from '@site/src/components/FirstScreenEnd/constants';
import type {ComponentType} from 'react';
import {hasHydrated} from './has-hydrated';
import {loadMDXContent} from './LateMDXContent';
import {tocOfPage} from './toc-of-page';

/** A doc as the bundler compiles it. */
export type Doc = Pick<PropDocContent, keyof PropDocContent> & {readonly default: ComponentType};

/** A doc whose text is HTML. */
export interface DocData extends Pick<Doc, 'toc'> {
  readonly metadata: DocMetadata & Pick<Doc, 'frontMatter'>;
  readonly html: string;
}

/** The level of headings that a table of contents begins with (specification, section 2). */
const FIRST_LEVEL = 2;

/** How long a file that was prefetched is taken for the newest, in milliseconds. */
const FRESH_FOR = 5 * 60_000;

/** When this page has prefetched a file into the browser's cache, by the file's address. */
const prefetched = new Map<string, number>();

/** Addresses of docs that were loaded, or are being. */
const loaded = new Set<string>();

/** HTML of the texts that were loaded as data, by permalink. */
const texts = new Map<string, string>();

/** The HTML of a doc's text; undefined where React draws it. */
export const textOf = (permalink: string): string | undefined => texts.get(permalink);

/** Called by Docusaurus for the file of a page that a link leads to; undefined where it is not needed. */
export function addressToPrefetch(address: string): string | undefined {
  if (loaded.has(address)) {
    return undefined;
  }
  prefetched.set(address, Date.now());
  return address;
}

/** Loads a doc that React draws, with what draws it. Called by the browser's registry of modules. */
export async function loadDrawn(loading: Promise<Doc>): Promise<Doc> {
  const [doc] = await Promise.all([loading, loadMDXContent()]);
  return doc;
}

/**
 * Loads a doc whose text is plain for the router: from the page, where the reader arrives on it, else
 * from its file. That has no hash in its name, as it is written after the scripts: a tab of an earlier
 * release gets the new text. Called by the browser's registry of modules (plugins/doc-text).
 *
 * @throws ChunkLoadError when the file does not load
 */
export async function loadDoc(address: string): Promise<object> {
  loaded.add(address);
  const doc = (hasHydrated() ? undefined : docInPage()) ?? (await fetchDoc(address));
  const {metadata, toc, html} = doc;
  texts.set(metadata.permalink, html);
  return {default: NothingMore, metadata, frontMatter: metadata.frontMatter, assets: {}, toc};
}

/** Takes the data out of the page: the text is then the same as that of the file, however far it is drawn. */
function docInPage(): DocData | undefined {
  const script = document.querySelector('.doc-metadata');
  const text = script?.parentElement;
  if (!text) {
    return undefined;
  }
  script.remove();
  const metadata = JSON.parse(script.textContent) as DocData['metadata'];
  const toc = tocOfPage(metadata.frontMatter.toc_min_heading_level ?? FIRST_LEVEL);
  return {metadata, toc, html: text.innerHTML.replace(` ${LAST_DRAWN}=""`, '')};
}

async function fetchDoc(address: string): Promise<DocData> {
  try {
    // Hosts have the file revalidated, which costs a round trip: a file that came a moment ago is new.
    const isFresh = Date.now() - (prefetched.get(address) ?? 0) < FRESH_FOR;
    const cache = isFresh ? 'force-cache' : 'default';
    const response = await fetch(address, {cache});
    return (await response.json()) as DocData;
  } catch (cause) {
    throw new DocLoadError(`Loading chunk ${address} failed.`, {cause});
  }
}

class DocLoadError extends Error {
  // The bundler's own name and words: src/client-modules/chunk-failure.tsx knows them.
  override readonly name = 'ChunkLoadError';
}

/** In place of the doc's own component. */
const NothingMore = () => null;
