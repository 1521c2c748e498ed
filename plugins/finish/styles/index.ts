import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../../lib/published-files';
import {rewritePages} from '../rewrite-pages';
import {inlineSheet, theSheet} from './inline-sheet';
import {prune} from './prune';
import {wordsOf} from './used-words';

/**
 * Classes by which a config colours the navbar and the footer. Both stand in every page: where none
 * has such a class, no element gets it, though the scripts of theme-classic (3.10.2) name it.
 */
const BAR_STYLES = ['navbar--dark', 'navbar--primary', 'footer--dark'];

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
      const wordsOfAll = (ending: string) =>
        wordsOf(files.filter((file) => file.endsWith(ending)).map(read));
      const inPages = wordsOfAll('.html');
      const sheet = theSheet(files);
      const css = prune(
        read(sheet),
        new Set([...inPages, ...wordsOfAll('.js')]),
        BAR_STYLES.filter((name) => !inPages.has(name)),
      );
      rewritePages(outDir, (html, file) => inlineSheet(file, html, baseUrl + sheet, css));
      fs.rmSync(path.join(outDir, sheet));
      return Promise.resolve();
    },
  };
}
