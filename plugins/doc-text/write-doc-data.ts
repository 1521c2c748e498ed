import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../finish/replace-file';
import type {Doc} from '.';
import {markFirstFrame} from './mark-first-frame';

/** A page's text, and the data that src/router/with-data.tsx puts at its end. */
const TEXT_AND_DATA =
  /<div class="theme-doc-markdown markdown">([^]*)<script type="application\/json" class="doc-metadata">([^<]*)<\/script>(<script type="application\/json" class="doc-toc">([^<]*)<\/script>)<\/div>/;

/** A script that only a page from the host runs (src/components/FirstScreenEnd). */
const SCRIPT = /<script>[^]*?<\/script>/g;

/**
 * Publishes the text of each plain doc beside its page, for readers who come from another page.
 *
 * @param outDir folder of the built site
 * @param baseUrl that addresses begin with
 * @param docs of the site
 * @throws Error when a page has no text with data
 */
export function writeDocData(outDir: string, baseUrl: string, docs: readonly Doc[]): void {
  for (const {data} of docs) {
    if (data !== undefined) {
      const dataFile = path.join(outDir, data.slice(baseUrl.length));
      const pageFile = dataFile.replace(/json$/, 'html');
      const {page, json} = splitData(fs.readFileSync(pageFile, 'utf8'), pageFile);
      replaceFile(pageFile, page);
      replaceFile(dataFile, json);
    }
  }
}

/**
 * @param html page of a doc
 * @param file name of the page, for the error
 * @returns the page without the data that it has in its elements too, 0.4 KB (brotli) of a long one;
 *   and all of it with the text (DocData of src/router/load-doc.ts), without scripts; both with the
 *   end of the first frame marked
 */
export function splitData(html: string, file: string): {page: string; json: string} {
  const [, text, metadata, script, toc] = TEXT_AND_DATA.exec(html) ?? [];
  if (text === undefined || !metadata || !script || !toc) {
    throw new Error(
      `${file} has no text of a doc with data at its end — read theme-classic/src/theme/DocItem/Content and adapt plugins/doc-text`,
    );
  }
  const marked = markFirstFrame(text);
  return {
    page: html.replace(script, '').replace(text, () => marked),
    json: `{"metadata":${metadata},"toc":${toc},"html":${JSON.stringify(marked.replace(SCRIPT, ''))}}`,
  };
}
