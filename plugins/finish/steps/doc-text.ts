import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import {servedAddress} from '../../../lib/addresses';
import {filesIn} from '../../../lib/files';
import {COMPILED_DOCS, readDocs} from '../../doc-text/docs';
import {applyEdits} from '../edits';
import {classesOf, findElement} from '../elements';
import type {Page} from '../page';
import {spanOf} from '../parse-html';
import type {Build, Reading} from '../reader';

/** React and plugins/content/code/code-html.ts escape the `<` of texts and attributes. */
const SCRIPT = /<script\b[\s\S]*?<\/script>/g;

/**
 * Publishes the text of each plain doc in a file of its own, for readers who come from another page: the
 * data that follows the text in the page, and the HTML of the text and of the date of its last change.
 * Scripts are left out: they only run in a page from the host.
 *
 * @throws Error when the page of a plain doc has no text, or no data after it
 */
export function docText({outDir, baseUrl}: Build, generatedFilesDir: string): Reading {
  filesIn(outDir)
    .filter((file) => file.startsWith(`assets/js/${COMPILED_DOCS}.`))
    .forEach((file) => fs.rmSync(path.join(outDir, file)));
  const addresses = new Map(
    readDocs(generatedFilesDir).map(({permalink, address}) => [
      servedAddress(permalink, baseUrl),
      address,
    ]),
  );
  return {
    see(page) {
      const address = addresses.get(page.address);
      if (address !== undefined) {
        const file = path.join(outDir, address.slice(baseUrl.length));
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, textFile(page, address));
      }
    },
  };
}

function textFile({file, html, tree, edits}: Page, address: string): string {
  const data = findElement(tree, ({properties}) => properties.dataDocText === address);
  const text = findElement(tree, hasClass('theme-doc-markdown'));
  if (!data || !text) {
    throw new Error(
      `${file} has no doc text followed by its data — read theme-classic/src/theme/DocItem/Content and adapt plugins/finish/steps/doc-text.ts`,
    );
  }
  const {innerStart, innerEnd} = spanOf(text);
  const date = findElement(tree, hasClass('theme-last-updated'));
  return JSON.stringify({
    ...(JSON.parse(toString(data)) as object),
    html: applyEdits(html, edits, innerStart, innerEnd).replace(SCRIPT, ''),
    date: date && applyEdits(html, edits, spanOf(date).start, spanOf(date).end),
  });
}

const hasClass = (name: string) => (element: Element) => classesOf(element).includes(name);
