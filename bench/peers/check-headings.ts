import fs from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {originalOf} from '../sites/add-docs';
import {missingHeadings} from './missing-headings';

/**
 * Makes sure that no peer is measured on an empty page.
 *
 * @param docs the peer's docs, copies of the twins
 * @param output folder of the built site
 * @throws Error that names the peer and the page where a page or one of its headings is missing
 */
export async function checkHeadings(
  peer: string,
  docs: readonly string[],
  twins: string,
  output: string,
): Promise<void> {
  const pages = new Set(filesIn(output));
  for (const doc of docs) {
    const name = doc.replace(/\.md$/, '');
    const page = [`${name}.html`, `${name}/index.html`].find((file) => pages.has(file));
    if (page === undefined) {
      throw new Error(`${peer} has made no page of ${doc}`);
    }
    const twin = await fs.readFile(path.join(twins, originalOf(doc)), 'utf8');
    const missing = missingHeadings(twin, await fs.readFile(path.join(output, page), 'utf8'));
    if (missing.length > 0) {
      throw new Error(`${peer} has left headings out of ${page}: ${missing.join(', ')}`);
    }
  }
}
