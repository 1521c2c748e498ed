import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from '../../../lib/redirect';

/**
 * Writes `_redirects`, which Cloudflare Pages and Netlify read: `/Android/using/index.html` leads to
 * `/Android/using` (specification 2.8), and an address in `site/redirects.ts` to the page's new address.
 *
 * There are no lines for `.html` and a trailing slash: Cloudflare redirects them itself, and on Netlify
 * such a rule would also match the page. There is a line for each page, because a pattern for all of
 * them would lead from `//another.host/index.html` to that host. A host reads one file, so the build
 * of the first language writes the lines for all languages.
 */
export default function redirectsFile(redirects: readonly Redirect[]) {
  return ({baseUrl, i18n}: LoadContext): Plugin => {
    const bases = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
    return {
      name: 'redirects-file',
      async postBuild({outDir, routesPaths}) {
        if (i18n.currentLocale === i18n.defaultLocale) {
          const pages = routesPaths.map((route) => route.slice(baseUrl.length));
          const lines = bases.map((base) => redirectLines(base, pages, redirects));
          await fs.writeFile(path.join(outDir, '_redirects'), lines.join(''));
        }
      },
    };
  };
}

/**
 * @param base where the pages of a language are, with a slash at both ends
 * @param pages addresses below it, such as `Android/using`
 * @param moved addresses that no longer exist, from the site's root
 * @returns a line for each page below the base, such as `/blog/index.html /blog 301`, and for each
 *   address that has moved
 */
export const redirectLines = (
  base: string,
  pages: readonly string[],
  moved: readonly Redirect[],
): string =>
  [
    ...pages
      .filter((page) => page !== '' && page !== '404.html')
      .map((page) => ({from: `/${page}/index.html`, to: `/${page}`})),
    ...moved,
  ]
    .map(({from, to}) => `${base}${from.slice(1)} ${base}${to.slice(1)} 301\n`)
    .join('');
