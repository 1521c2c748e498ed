import {spawnSync} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/** apt fails if it runs twice at once. */
const LOCK = path.join(os.tmpdir(), 'tests-of-the-site.apt-lock');

/**
 * Finds a program, or else installs Debian packages, if possible, and looks again.
 *
 * @returns undefined if it can't be installed
 */
export function findOrInstall<T>(
  find: () => T | undefined,
  packages: readonly string[],
): T | undefined {
  const found = find();
  if (found === undefined) {
    installWithApt(packages);
  }
  return found ?? find();
}

/** Needs root. Whether it worked becomes clear when the programs are looked for. */
function installWithApt(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) {
    return;
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
}
