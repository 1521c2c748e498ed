import fs from 'node:fs/promises';
import path from 'node:path';
import {addDocs} from './add-docs';
import {commitAll, copyOurs} from './copy-ours';
import {makeStock} from './make-stock';
import type {SiteName} from './site';

/** The project's root. */
export const ROOT = path.resolve(__dirname, '../..');

/** Ignored by git and removed when the benchmark ends; inside the project, so that both sites find its node_modules. */
export const WORK_FOLDER = path.join(ROOT, '.bench');

/**
 * Makes the sources of a site afresh: no cache and no generated file is left from a build before.
 *
 * @param docs how many docs the site has: the site's own, and copies of the platforms' pages
 * @returns its folder
 */
export async function prepareSite(site: SiteName, docs: number): Promise<string> {
  const folder = path.join(WORK_FOLDER, `${site}-${docs}`);
  await fs.rm(folder, {recursive: true, force: true});
  await copyOurs(ROOT, folder);
  await addDocs(folder, docs);
  if (site === 'stock') {
    await makeStock(folder);
  }
  commitAll(folder);
  return folder;
}
