import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../built-pages/published-files';
import {rewritePages} from '../rewrite-pages';
import {inlineSheet, theSheet} from './inline-sheet';
import {prune} from './prune';
import {wordsOf} from './used-words';

/**
 * Writes the one style sheet, without what no page can use, into the head of every page: the first
 * paint needs the HTML alone. The element is the same on all pages, and the file goes.
 *
 * @throws Error when there is not exactly one style sheet, or a page does not ask for it
 */
export default function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    postBuild({outDir, baseUrl}) {
      const files = filesIn(outDir);
      const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
      const texts = files.filter((file) => /\.(?:html|js)$/.test(file));
      const sheet = theSheet(files);
      const css = prune(read(sheet), wordsOf(texts.map(read)));
      rewritePages(outDir, (html, file) => inlineSheet(file, html, baseUrl + sheet, css));
      fs.rmSync(path.join(outDir, sheet));
      return Promise.resolve();
    },
  };
}
