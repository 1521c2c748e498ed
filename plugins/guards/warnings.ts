import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {askGit, canAskGit} from '../../lib/git';
import {postsOf} from '../../lib/pages';
import {facts} from '../../product';
import {flattenFacts} from '../content/facts';

/** Names that RFC 2606 reserves for examples: a host, an npm scope or part of a Java package. */
const RESERVED = /\bexample\.(com|net|org)\b|@example\/|\bcom\.example\b/;

/** Warns, in a line each, of what a build publishes all the same, but its owner may not want. */
export default function warnings(): Plugin {
  return {
    name: 'warnings',
    allContentLoaded({allContent}) {
      // Docusaurus doesn't hold them back.
      postsOf(allContent)
        .filter(({metadata: {date}}) => date > new Date())
        .forEach(({metadata: {source, date}}) =>
          logger.warn(
            `${aliasedSitePathToRelativePath(source)}:1  the post is dated ${date.toISOString().slice(0, 10)}, but is published at once, above all others — correct the date, or set draft: true until then`,
          ),
        );
    },
    postBuild() {
      const names = exampleFacts(facts);
      if (names.length > 0) {
        logger.warn(
          `product/ still has example values — replace them before you publish: ${names.join(', ')}`,
        );
      }
      if (!canAskGit(__dirname)) {
        logger.warn(
          'Git cannot say what it tracks in samples/, so all is published that no .gitignore names — build in a clone, with Git installed',
        );
      }
      const gap = gapInHistory();
      if (gap !== undefined) {
        logger.warn(
          `pages and the sitemap have no dates of last changes — build in a full clone; in CI, fetch all commits (depth 0). ${gap}`,
        );
      }
    },
  };
}

/** The names of the facts whose values are examples. */
export const exampleFacts = (tree: object): string[] =>
  [...flattenFacts(tree)].filter(([, value]) => RESERVED.test(value)).map(([name]) => name);

/**
 * Why Git can't tell when each file last changed; undefined if it can. In a shallow clone, it takes the oldest commit
 * that it has for the last change to every file, and says nothing.
 */
export function gapInHistory(folder = __dirname): string | undefined {
  try {
    if (!askGit(folder, 'rev-list', '--all', '--max-count=1')) {
      return 'There is no commit yet — commit first';
    }
    const isShallow = askGit(folder, 'rev-parse', '--is-shallow-repository').startsWith('true');
    return isShallow ? '' : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

export const hasFullHistory = (): boolean => gapInHistory() === undefined;
