import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../../lib/files';
import {findElement} from '../elements';
import type {Draft} from '../page';
import {spanOf} from '../parse-html';
import type {Build, Reading} from '../reader';
import {checkedSheet, theSheet} from '../styles/the-sheet';
import {prune, wordsOf} from '../styles/prune';

/**
 * Classes with which a config colours the navbar and the footer. Both are in every page: if no page has
 * such a class, no element ever gets it, even though the scripts of theme-classic (3.10.2) name it.
 */
const BAR_STYLES = ['navbar--dark', 'navbar--primary', 'footer--dark'];

export interface Styles extends Reading {
  css: string;
}

/**
 * Writes the one style sheet, without what no page can use, into the head of every page, so that the first
 * paint only needs the HTML. The element is the same on all pages, and the file is deleted.
 *
 * @param drafts all pages
 * @throws Error when there isn't exactly one style sheet, or a page doesn't link to it
 */
export function styles({outDir, baseUrl}: Build, drafts: readonly Draft[]): Styles {
  const files = filesIn(outDir);
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const sheet = theSheet(files);
  const inPages = wordsOf(drafts.map(({html}) => html));
  const inScripts = wordsOf(files.filter((file) => file.endsWith('.js')).map(read));
  const unused = BAR_STYLES.filter((name) => !inPages.has(name));
  const css = checkedSheet(prune(read(sheet), new Set([...inPages, ...inScripts]), unused));
  fs.rmSync(path.join(outDir, sheet));
  return {
    css,
    see({file, tree, edits}) {
      const link = findElement(tree, ({properties}) => properties.href === baseUrl + sheet);
      if (!link) {
        throw new Error(
          `${file} does not link to ${baseUrl + sheet} — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/finish/steps/styles.ts`,
        );
      }
      edits.push({...spanOf(link), text: `<style>${css}</style>`});
    },
  };
}
