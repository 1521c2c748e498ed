import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Every file on the PATH that has one of the names.
 *
 * @param names best one first; the files are in the same order
 */
export function filesOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => fs.existsSync(file));
}

/** apt fails if it runs twice at once. */
const LOCK = path.join(os.tmpdir(), 'tests-of-the-site.apt-lock');

/**
 * Finds a program, or else installs Debian packages, which needs root, and looks again.
 *
 * @returns undefined if it can't be installed
 */
export function findOrInstall<T>(
  find: () => T | undefined,
  packages: readonly string[],
): T | undefined {
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0) {
    return found;
  }
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-y', '--no-install-recommends'];
  for (const parameters of [['update'], ['install', ...options, ...packages]]) {
    spawnSync('flock', [LOCK, 'apt-get', ...parameters], {
      stdio: 'ignore',
      // Installing must not start a server on the machine's own ports.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
      timeout: 240_000,
    });
  }
  return find();
}
