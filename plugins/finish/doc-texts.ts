import fs from 'node:fs';
import path from 'node:path';
import {servedAddress} from '../../lib/addresses';
import {filesIn, replaceFile} from '../../lib/files';
import {COMPILED_DOCS, readDocs} from '../doc-text';
import type {PageReader} from './page';

/** What surrounds a doc's text in its page: src/doc-text/HtmlText.tsx, and DocTextData.tsx after it. */
const TEXT =
  /<div class="theme-doc-markdown[^>]*>([\s\S]*)<\/div><script[^>]* data-doc-text="[^"]*">([\s\S]*?)<\/script>/;

/** The date of a doc's last change (theme-classic 3.10.2, src/theme/LastUpdated). */
const DATE = /<span class="theme-last-updated">[\s\S]*?<\/span>/;

const SCRIPT = /<script\b[\s\S]*?<\/script>/g;

/**
 * Publishes the text of each plain doc in a file of its own, for readers who come from another page: the
 * data that follows the text in the page, and the HTML of the text and of the date of its last change.
 * Scripts are left out: they only run in a page from the host.
 *
 * @throws Error when the page of a plain doc has no text with data after it
 */
export const docTexts: PageReader = {
  begin({outDir, baseUrl, generatedFilesDir}) {
    // What the bundler compiled of plain docs is in their pages: no reader loads it.
    filesIn(outDir)
      .filter((file) => file.startsWith(`assets/js/${COMPILED_DOCS}.`))
      .forEach((file) => fs.rmSync(path.join(outDir, file)));
    const addresses = new Map(
      readDocs(generatedFilesDir).map((doc) => [
        servedAddress(doc.permalink, baseUrl),
        doc.address,
      ]),
    );
    return {
      see({address: page, file, html}) {
        const address = addresses.get(page);
        if (address === undefined) {
          return;
        }
        const [, text, data] = TEXT.exec(html) ?? [];
        if (text === undefined || data === undefined) {
          throw new Error(
            `${file} has no doc text followed by its data — read theme-classic/src/theme/DocItem/Content and adapt plugins/finish/doc-texts.ts`,
          );
        }
        const [date] = DATE.exec(html) ?? [];
        const own = {...(JSON.parse(data) as object), html: text.replace(SCRIPT, ''), date};
        replaceFile(path.join(outDir, address.slice(baseUrl.length)), JSON.stringify(own));
      },
    };
  },
};
