import {Globby} from '@docusaurus/utils';
import {execFileSync} from 'node:child_process';

/**
 * The files of the sample apps, relative to their folder, with slashes and sorted. What running an app
 * leaves behind, including keys, is left out: hidden files, and what a `.gitignore` there names.
 *
 * @param files which of them, such as `android/**`
 */
export const listSamples = (folder: string, files = '**'): string[] =>
  Globby.sync(files, {cwd: folder, gitignore: true}).sort();

/**
 * Those of them that may be published: the ones that Git tracks, so that a key which somebody keeps beside a sample
 * never is. A folder of which Git tracks nothing, such as an archive of the sources, has what was published before.
 */
export function publishedSamples(folder: string): string[] {
  const tracked = new Set(trackedFiles(folder));
  return listSamples(folder).filter((name) => tracked.size === 0 || tracked.has(name));
}

function trackedFiles(folder: string): string[] {
  try {
    return execFileSync('git', ['ls-files', '-z'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter(Boolean);
  } catch {
    // No git, or no clone.
    return [];
  }
}
