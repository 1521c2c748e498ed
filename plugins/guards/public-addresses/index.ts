import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../../../lib/redirect';
import {filesIn} from '../../../lib/published-files';
import {readBuiltPages} from '../page-faults/read-built-pages';
import {translatableTexts} from '../../../lib/translatable-texts';
import {findLostAddresses, findOrphans, findUnusedFiles} from './find-lost-addresses';
import {redirectPage} from './redirect-page';

const texts = {
  moved: {message: 'This page has moved', description: 'Shown at the old address of a page'},
};

/**
 * Keeps every address that was ever published: those of `site/public-addresses.txt` are pages, or
 * redirects of `site/redirects.ts`, for which it writes pages. Also stops a page that no other page
 * leads to, and a file in `static/` that no page uses.
 *
 * It looks at the site alone: the variants of tests/ have pages that are never published.
 *
 * @throws Error with a line for each fault
 */
export default function publicAddresses(redirects: readonly Redirect[]) {
  return (context: LoadContext): Plugin | null => keepAddresses(context, redirects);
}

function keepAddresses(
  {i18n, siteDir, siteConfigPath}: LoadContext,
  redirects: readonly Redirect[],
): Plugin | null {
  if (path.basename(siteConfigPath) !== 'docusaurus.config.ts') {
    return null;
  }
  return {
    name: 'public-addresses',
    ...translatableTexts(texts),
    postBuild({content, outDir, baseUrl, routes, routesBuildMetadata, siteConfig}) {
      // The addresses of each language are those of the list, below its own base.
      const below = (address: string) => address.replace(baseUrl, '/');
      const pages = readBuiltPages({outDir, baseUrl, routes, siteConfig});
      const built = [...pages.keys()]
        .filter((address) => !routesBuildMetadata[address]?.noIndex)
        .map(below)
        .filter((address) => address !== '/404');
      const list = fs.readFileSync(path.join(siteDir, 'site/public-addresses.txt'), 'utf8');
      const links = new Map(
        [...pages].map(([page, {targets}]) => [below(page), pathsOf(page, targets).map(below)]),
      );
      const staticFiles = filesIn(path.join(siteDir, 'static')).map((file) => `/${file}`);
      const lines = [
        ...findLostAddresses({built, listed: list.trim().split('\n'), redirects}),
        ...findOrphans(built, links),
        ...findUnusedFiles(staticFiles, readPages(outDir)),
      ];
      if (lines.length > 0) {
        throw new Error(lines.join('\n'));
      }
      const lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const {message} = (content as typeof texts).moved;
      for (const {from, to} of redirects) {
        const file = path.join(outDir, `${from}.html`);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        const target = baseUrl + to.slice(1);
        fs.writeFileSync(file, redirectPage(target, siteConfig.url, lang, message));
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
