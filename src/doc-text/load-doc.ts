import type {DocMetadata, PropDocContent} from '@docusaurus/plugin-content-docs';
import {LAST_DRAWN} from '@site/src/components/FirstScreenEnd/constants';
import type {ComponentType} from 'react';
import {loadMDXContent} from './LateMDXContent';

/** A doc as the bundler compiles it. */
export type Doc = Pick<PropDocContent, keyof PropDocContent> & {readonly default: ComponentType};

/** What stands in a page, and with the HTML in the file of its text (plugins/finish/steps/doc-text.ts). */
export interface DocData extends Pick<Doc, 'toc'> {
  readonly metadata: DocMetadata & Pick<Doc, 'frontMatter'>;
}

/** HTML of the texts that were loaded, by permalink. */
const texts = new Map<string, string>();

/** Addresses of the texts that were loaded. */
const addresses = new Set<string | undefined>();

/** Whether a text was loaded, so that a link to it has nothing to prefetch. */
export const isLoaded = (address: string | undefined): boolean => addresses.has(address);

/** The HTML of a doc's text; undefined where React draws it. */
export const textOf = (permalink: string): string | undefined => texts.get(permalink);

/** Loads a doc that React draws, with what draws it. Called by the browser's registry of modules. */
export async function loadDrawnDoc(loading: Promise<Doc>): Promise<Doc> {
  const [doc] = await Promise.all([loading, loadMDXContent()]);
  return doc;
}

/**
 * Loads a plain doc: from the page, where the reader arrives on it, else from the file of its text.
 * Called by the browser's registry of modules (plugins/patches, `doc-text`).
 *
 * @param address names the exact text: it has a hash of all that the text is made of
 * @throws ChunkLoadError when the file does not load, as after a release that has taken it away
 */
export async function loadDocText(address: string): Promise<object> {
  const {metadata, toc, html} = textInPage(address) ?? (await fetchText(address));
  texts.set(metadata.permalink, html);
  addresses.add(address);
  // A component of its own for each doc: Docusaurus writes the metadata of the doc onto it.
  return {default: () => null, metadata, frontMatter: metadata.frontMatter, assets: {}, toc};
}

type Text = DocData & {readonly html: string};

/** Takes the data out of the page, so that React finds there what it draws itself. */
function textInPage(address: string): Text | undefined {
  const script = document.querySelector(`[data-doc-text="${address}"]`);
  const html = script?.previousElementSibling?.innerHTML;
  if (html === undefined) {
    return undefined;
  }
  script?.remove();
  return {
    ...(JSON.parse(script?.textContent ?? '') as DocData),
    html: html.replace(` ${LAST_DRAWN}=""`, ''),
  };
}

async function fetchText(address: string): Promise<Text> {
  try {
    const response = await fetch(address);
    if (!response.ok) {
      throw new Error(`${address} answered with status ${response.status}`);
    }
    return (await response.json()) as Text;
  } catch (cause) {
    throw new DocLoadError(`Loading chunk ${address} failed.`, {cause});
  }
}

class DocLoadError extends Error {
  // The bundler's own name and words: src/client-modules/chunk-failure.tsx knows them.
  override readonly name = 'ChunkLoadError';
}
