import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {redirects} from '../../site/redirects';
import {pageAddress} from '../built-pages/published-files';
import {readBuiltPage} from '../built-pages/read-built-page';
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
    postBuild({outDir, routesBuildMetadata, siteConfig}) {
      const html = readPages(outDir);
      const built = [...html.keys()].filter(
        (address) => address !== '/404' && !routesBuildMetadata[address]?.noIndex,
      );
      const list = fs.readFileSync(path.join(siteDir, 'site/public-addresses.txt'), 'utf8');
      const links = new Map([...html].map(([page, text]) => [page, linksIn(page, text)] as const));
      const lines = [
        ...findLostAddresses({built, listed: list.trim().split('\n'), redirects}),
        ...findOrphans(built, links),
        ...findUnusedFiles(filesIn(path.join(siteDir, 'static')), [...html.values()]),
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

function readPages(outDir: string): Map<string, string> {
  return new Map(
    filesIn(outDir)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [pageAddress(file), fs.readFileSync(path.join(outDir, file), 'utf8')]),
  );
}

/** The files of a folder, as addresses from its root. */
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`);

/** The paths that a page links to. */
const linksIn = (page: string, html: string): string[] =>
  readBuiltPage(html).targets.map(
    (target) => new URL(target, `http://site.invalid${page}`).pathname,
  );
