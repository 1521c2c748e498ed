import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {execFileSync} from 'node:child_process';

/**
 * Whether Git can tell when each file last changed. It can't outside a clone, and in a shallow clone it
 * takes the oldest commit that it has for the last change to every file.
 *
 * @param folder where the sources are
 */
export function hasFullHistory(folder = process.cwd()): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    // No git, or no clone.
    return false;
  }
}

/** Says in one line, at the end of a build, that pages don't have dates, and why. */
export default function gitHistory(): Plugin {
  return {
    name: 'git-history',
    postBuild() {
      if (!hasFullHistory()) {
        logger.warn(
          'pages and the sitemap have no dates of last changes, because this is not a Git clone with its whole history — build in a full clone; in CI, fetch all commits (depth 0)',
        );
      }
      return Promise.resolve();
    },
  };
}
