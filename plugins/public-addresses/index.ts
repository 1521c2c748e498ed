import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {redirects} from '../../site/redirects';
import {filesIn} from '../built-pages/published-files';
import {readBuiltPages} from '../built-pages/read-built-pages';
import {findLostAddresses, findOrphans, findUnusedFiles} from './find-lost-addresses';
import {redirectPage} from './redirect-page';

/**
 * Keeps every address that was ever published: those of `site/public-addresses.txt` are pages, or
 * redirects of `site/redirects.ts`, for which it writes pages. Also stops a page that no other page
 * leads to, and a file in `static/` that no page uses.
 *
 * It looks at the site alone: the variants of tests/ have pages that are never published.
 *
 * @throws Error with a line for each fault
 */
export default function publicAddresses({siteDir, siteConfigPath}: LoadContext): Plugin | null {
  if (path.basename(siteConfigPath) !== 'docusaurus.config.ts') {
    return null;
  }
  return {
    name: 'public-addresses',
    postBuild({outDir, baseUrl, routes, routesBuildMetadata, siteConfig}) {
      const pages = readBuiltPages({outDir, baseUrl, routes});
      const built = [...pages.keys()].filter(
        (address) => address !== '/404' && !routesBuildMetadata[address]?.noIndex,
      );
      const list = fs.readFileSync(path.join(siteDir, 'site/public-addresses.txt'), 'utf8');
      const links = new Map([...pages].map(([page, {targets}]) => [page, pathsOf(page, targets)]));
      const staticFiles = filesIn(path.join(siteDir, 'static')).map((file) => `/${file}`);
      const lines = [
        ...findLostAddresses({built, listed: list.trim().split('\n'), redirects}),
        ...findOrphans(built, links),
        ...findUnusedFiles(staticFiles, readPages(outDir)),
      ];
      if (lines.length > 0) {
        throw new Error(lines.join('\n'));
      }
      for (const {from, to} of redirects) {
        const file = path.join(outDir, `${from}.html`);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, redirectPage(to, siteConfig.url));
      }
      return Promise.resolve();
    },
  };
}

/** The HTML of each page in turn: of a large site, all of it would fill the memory. */
function* readPages(outDir: string): Generator<string> {
  for (const file of filesIn(outDir).filter((name) => name.endsWith('.html'))) {
    yield fs.readFileSync(path.join(outDir, file), 'utf8');
  }
}

/** The paths that a page's links lead to. */
const pathsOf = (page: string, targets: readonly string[]): string[] =>
  targets.map((target) => new URL(target, `http://site.invalid${page}`).pathname);
