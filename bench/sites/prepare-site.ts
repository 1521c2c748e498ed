import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {SiteName} from '../by-turns';
import {addDocs} from './add-docs';
import {makeStock} from './make-stock';

/** The project's root. */
export const ROOT = path.resolve(__dirname, '../..');

/** Ignored by git; inside the project, so that both sites find its node_modules. */
export const WORK_FOLDER = path.join(ROOT, '.bench', String(process.pid));

/**
 * Makes the sources of a site afresh from the last commit: no cache and no generated file is left.
 *
 * @param docs how many it has: its own, and copies of the platforms' pages
 * @returns its folder
 */
export async function prepareSite(site: SiteName, docs: number): Promise<string> {
  const folder = path.join(WORK_FOLDER, `${site}-${docs}`);
  await fs.rm(folder, {recursive: true, force: true});
  git(ROOT, 'clone', '--quiet', ROOT, folder);
  await addDocs(folder, docs);
  if (site === 'stock') {
    await makeStock(folder);
  }
  // A build asks git when a page changed.
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  const options = ['--quiet', '--no-verify', '--allow-empty', '--message', 'Prepare the site'];
  git(folder, ...author, 'commit', ...options);
  return folder;
}

const git = (folder: string, ...parameters: string[]) =>
  execFileSync('git', parameters, {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
