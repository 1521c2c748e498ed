import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Why Git can't tell when each file last changed; undefined if it can. It can't outside a clone, and in a shallow clone
 * it takes the oldest commit that it has for the last change to every file.
 *
 * @param folder where the sources are
 */
export function missingHistory(folder = path.resolve(__dirname, '../..')): string | undefined {
  const {stdout, stderr, error} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  if (!error && stdout.trim() === 'false') {
    return undefined;
  }
  return !error && stderr.includes('dubious ownership')
    ? `because this clone belongs to another user, which Git doesn't trust — run: git config --global --add safe.directory ${folder}`
    : 'because this is not a Git clone with its whole history — build in a full clone; in CI, fetch all commits (depth 0)';
}

/** Whether Git can tell when each file last changed. */
export const hasFullHistory = (folder?: string): boolean => missingHistory(folder) === undefined;

/** Says in one line, at the end of a build, that pages don't have dates, and why. */
export default function gitHistory(): Plugin {
  return {
    name: 'git-history',
    postBuild() {
      const reason = missingHistory();
      if (reason !== undefined) {
        logger.warn(`pages and the sitemap have no dates of last changes, ${reason}`);
      }
      return Promise.resolve();
    },
  };
}
