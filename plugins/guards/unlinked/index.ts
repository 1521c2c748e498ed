import path from 'node:path';
import type {PageReader} from '../../finish/reader';
import {readReferences} from '../page-faults/read-references';
import {findOrphans} from './find-unlinked';

/**
 * Stops at a page that no other page links to. Only the site itself is checked: the variants in tests/ have
 * pages that stand alone.
 *
 * @throws Error with a line for each fault
 */
export const unlinked: PageReader = {
  begin({siteConfigPath, baseUrl, routesBuildMetadata, nameOf}) {
    const built: string[] = [];
    const linked = new Map<string, readonly string[]>();
    return {
      see({address, tree}) {
        linked.set(address, pathsOf(address, readReferences(tree).targets));
        if (!routesBuildMetadata[address]?.noIndex && address !== `${baseUrl}404`) {
          built.push(address);
        }
      },
      end() {
        const lines = findOrphans(built, linked, nameOf);
        if (lines.length > 0 && path.basename(siteConfigPath) === 'docusaurus.config.ts') {
          throw new Error(lines.join('\n'));
        }
      },
    };
  },
};

/** The paths that a page's links lead to. */
const pathsOf = (page: string, targets: readonly string[]): string[] =>
  targets.map((target) => decodeURI(new URL(target, `http://site.invalid${page}`).pathname));
