import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/published-files';
import {replaceFile} from './replace-file';

/**
 * Changes the HTML of every built page. It reads and writes synchronously and replaces each file at
 * once: the plugin that is next in the list finds finished pages, and one that reads a page at the
 * same time finds the old text or the new, never a part.
 *
 * @param outDir folder of the built site
 * @param change a page's HTML into another; its name is relative to the folder, with slashes
 */
export function rewritePages(outDir: string, change: (html: string, name: string) => string): void {
  for (const name of filesIn(outDir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(outDir, name);
    replaceFile(file, change(fs.readFileSync(file, 'utf8'), name));
  }
}
