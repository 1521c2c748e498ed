import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {SiteName} from '../by-turns';
import {addDocs} from './add-docs';
import {makeStock} from './make-stock';
import {ROOT, WORK_FOLDER} from './work-folder';

/**
 * Makes the sources of a site afresh: no cache and no generated file is left from a build before.
 *
 * @param docs how many it has: its own, and copies of the platforms' pages
 * @returns its folder
 */
export async function prepareSite(site: SiteName, docs: number): Promise<string> {
  const folder = path.join(WORK_FOLDER, `${site}-${docs}`);
  await fs.rm(folder, {recursive: true, force: true});
  await copySources(folder);
  await addDocs(folder, docs);
  if (site === 'stock') {
    await makeStock(folder);
  }
  commitAll(folder);
  return folder;
}

/** Copies every file that git tracks or would track, changes that are not committed included. */
async function copySources(folder: string): Promise<void> {
  const list = git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  // Git also lists files that were deleted without a commit.
  for (const file of list.split('\0').filter((name) => name && existsSync(path.join(ROOT, name)))) {
    await fs.cp(path.join(ROOT, file), path.join(folder, file));
  }
}

/** Makes a folder a clone of its own with one commit, because a build may ask git when a page changed. */
function commitAll(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  git(folder, ...author, 'commit', '--quiet', '--no-verify', '--message', 'Copy the site');
}

function git(folder: string, ...parameters: string[]): string {
  return execFileSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}
