import fs from 'node:fs/promises';
import path from 'node:path';
import {addDocs} from './add-docs';
import {addLanguages} from './add-languages';
import {addVersions} from './add-versions';
import {commitAll, copyOurs} from './copy-ours';
import {makeStock} from './make-stock';
import type {SiteName} from './site';
import type {Size} from './size';

/** The project's root. */
export const ROOT = path.resolve(__dirname, '../..');

/** Ignored by git and removed when the benchmark ends; inside the project, so that both sites find its node_modules. */
export const WORK_FOLDER = path.join(ROOT, '.bench');

/**
 * Makes the sources of a site afresh: no cache and no generated file is left from a build before.
 *
 * @param size docs are the site's own, and copies of the platforms' pages
 * @returns its folder
 */
export async function prepareSite(
  site: SiteName,
  {docs, versions, languages}: Size,
): Promise<string> {
  const folder = path.join(WORK_FOLDER, `${site}-${docs}x${versions}x${languages}`);
  await fs.rm(folder, {recursive: true, force: true});
  await copyOurs(ROOT, folder);
  await addDocs(folder, docs);
  if (site === 'stock') {
    await makeStock(folder);
  }
  await addVersions(folder, versions);
  await addLanguages(folder, languages);
  commitAll(folder);
  return folder;
}
