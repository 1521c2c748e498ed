/** What Git knows of the site: which files are tracked, and when they changed. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** With these, Git tells a hook which repository it runs for, and every command that the hook starts. */
const OF_HOOKS = ['GIT_DIR', 'GIT_COMMON_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

const isInClone = (folder: string): boolean =>
  fs.existsSync(path.join(folder, '.git')) ||
  (folder !== path.dirname(folder) && isInClone(path.dirname(folder)));

/**
 * What Git prints if it is run in a folder of the site. In a clone, it goes by the folder alone, and from then on so does
 * whatever else asks it, such as Docusaurus: a hook of another repository, or of another worktree, misleads neither.
 *
 * @param parameters its command, and what that takes
 * @throws Error in one line when it refuses, in its own words, which say how to mend it, or isn't installed
 */
export function askGit(folder: string, ...parameters: string[]): string {
  if (isInClone(path.resolve(folder))) {
    OF_HOOKS.forEach((name) => Reflect.deleteProperty(process.env, name));
  }
  const {status, stdout, stderr, error} = spawnSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    // Node's is a megabyte, which the names of many files exceed.
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    const isMissing = error && 'code' in error && error.code === 'ENOENT';
    const reason = isMissing ? 'is not installed' : (error?.message ?? stderr);
    throw new Error(`Git: ${reason.replace(/\s+/g, ' ').trim()}`);
  }
  return stdout;
}

/**
 * Whether Git can be asked about a folder: not where it isn't installed, nor outside a repository, as in an archive of
 * the sources. Where it is there and refuses, it can, and `askGit` throws: what it would have said is unknown.
 */
export const canAskGit = (folder: string): boolean =>
  (isInClone(path.resolve(folder)) || process.env.GIT_DIR !== undefined) &&
  spawnSync('git', ['--version']).error === undefined;
