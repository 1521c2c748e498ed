import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Copies every file that git tracks or would track, changes that are not committed included. */
export async function copyOurs(root: string, folder: string): Promise<void> {
  const list = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  // Git also lists files that were deleted without a commit.
  for (const file of list.split('\0').filter(Boolean)) {
    if (existsSync(path.join(root, file))) {
      await fs.cp(path.join(root, file), path.join(folder, file));
    }
  }
}

/** Makes a folder a clone of its own with one commit, because a build may ask git when a page changed. */
export function commitAll(folder: string): void {
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
