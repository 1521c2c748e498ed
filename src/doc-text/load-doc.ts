import type {DocMetadata, PropDocContent} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as LastUpdatedProps} from '@theme/LastUpdated';
import {loadMDXContent} from './LateMDXContent';
import {markAsFetched} from './prefetching';

/** What is in a page and, together with the HTML, in the file of its text (plugins/finish/doc-texts.ts). */
export interface DocData extends Pick<PropDocContent, 'toc'> {
  readonly metadata: DocMetadata & Pick<PropDocContent, 'frontMatter'>;
}

interface Text extends DocData {
  readonly html: string;
  readonly date?: string;
}

/** The HTML of the texts that were loaded, by permalink, and of the dates of last changes, by what upstream draws them from. */
const texts = new Map<string, string>();
const dates = new Map<string, string | undefined>();

const keyOf = ({lastUpdatedAt, lastUpdatedBy}: LastUpdatedProps): string =>
  `${lastUpdatedAt} ${lastUpdatedBy}`;

/** The HTML of a doc's text; undefined if React draws it. */
export const textOf = (permalink: string): string | undefined => texts.get(permalink);

/** What `@theme/LastUpdated` would draw, as the build wrote it; undefined if React draws it. */
export const dateOf = (props: LastUpdatedProps): string | undefined => dates.get(keyOf(props));

/** Loads a doc that React draws, along with what draws it. Called by the browser's registry of modules. */
export async function loadDrawnDoc<Doc>(loading: Promise<Doc>): Promise<Doc> {
  const [doc] = await Promise.all([loading, loadMDXContent()]);
  return doc;
}

/**
 * Loads a plain doc: from the page if the reader arrives on it, or else from the file of its text. Called
 * by the browser's registry of modules (plugins/patches, `doc-text`).
 *
 * @param address names the exact text: it contains a hash of everything that goes into the text
 * @throws ChunkLoadError when the file doesn't load, for example because a later release removed it
 */
export async function loadDocText(address: string): Promise<object> {
  const {metadata, toc, html, date} = textInPage(address) ?? (await fetchText(address));
  texts.set(metadata.permalink, html);
  dates.set(keyOf(metadata), date);
  markAsFetched(address);
  // Each doc needs its own component, because Docusaurus attaches the doc's metadata to it.
  return {default: () => null, metadata, frontMatter: metadata.frontMatter, assets: {}, toc};
}

/** Removes the data from the page, so that React finds exactly what it draws itself. */
function textInPage(address: string): Text | undefined {
  const script = document.querySelector(`[data-doc-text="${address}"]`);
  // Not the element before it: an extension may have put one of its own there.
  const text = script?.parentElement?.querySelector(
    `:scope > .${ThemeClassNames.docs.docMarkdown}`,
  );
  if (!script || !text) {
    return undefined;
  }
  script.remove();
  const date = document.querySelector(`.${ThemeClassNames.common.lastUpdated}`);
  return {
    ...(JSON.parse(script.textContent) as DocData),
    html: withoutStyles(text).innerHTML,
    date: date ? withoutStyles(date).outerHTML : undefined,
  };
}

/** Extensions add inline styles, which the site's policy refuses where the HTML is inserted again. */
function withoutStyles(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('[style]')]) {
    each.removeAttribute('style');
  }
  return copy;
}

async function fetchText(address: string): Promise<Text> {
  try {
    const response = await fetch(address);
    if (!response.ok) {
      throw new Error(`${address} answered with status ${response.status}`);
    }
    return (await response.json()) as Text;
  } catch (cause) {
    // The bundler's own name and wording, which src/early/failure.ts recognises.
    const error = new Error(`Loading chunk ${address} failed.`, {cause});
    error.name = 'ChunkLoadError';
    throw error;
  }
}
