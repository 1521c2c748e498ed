import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../replace-file';
import {inlineSheet, theSheet} from './inline-sheet';
import {prune} from './prune';
import {wordsOf} from './used-words';

/**
 * Writes the one style sheet, without what no page can use, into the head of every page: the first
 * paint needs the HTML alone. The element is the same on all pages, and the file goes.
 *
 * It reads and writes synchronously and replaces each file at once: a plugin after it in the list
 * finds finished pages, and one that reads a page at the same time finds a whole one.
 *
 * @throws Error when there is not exactly one style sheet, or a page does not ask for it
 */
export default function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    postBuild({outDir, baseUrl}) {
      const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
      const texts = files.filter((file) => /\.(?:html|js)$/.test(file));
      const sheet = theSheet(files);
      const css = prune(read(sheet), wordsOf(texts.map(read)));
      for (const file of texts.filter((name) => name.endsWith('.html'))) {
        replaceFile(path.join(outDir, file), inlineSheet(file, read(file), baseUrl + sheet, css));
      }
      fs.rmSync(path.join(outDir, sheet));
      return Promise.resolve();
    },
  };
}
