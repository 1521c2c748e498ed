import fs from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../../../lib/addresses';
import type {PageReader} from '../../finish/page';
import {redirectPage} from './redirect-page';

/**
 * Writes what hosts and crawlers read: a page at each address that has moved, for hosts that can't redirect, and
 * `_redirects` and `robots.txt`. A host has one of these two, so the build of the first language writes them for all.
 */
export const hostFiles = (moved: readonly Redirect[]): PageReader => ({
  texts: {
    moved: {message: 'This page has moved', description: 'Shown at the old address of a page'},
  },
  begin: ({outDir, baseUrl, siteConfig: {url}, i18n, routesPaths, say}) => ({
    see: () => undefined,
    end() {
      const write = (name: string, text: string) => {
        const file = path.join(outDir, name);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, text);
      };
      const lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      for (const {from, to} of moved) {
        write(`${from}.html`, redirectPage(baseUrl + to.slice(1), url, lang, say('moved')));
      }
      if (i18n.currentLocale === i18n.defaultLocale) {
        const bases = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
        const pages = routesPaths.map((route) => route.slice(baseUrl.length));
        write('_redirects', bases.map((base) => redirectLines(base, pages, moved)).join(''));
        write('robots.txt', robotsTxt(bases, url));
      }
    },
  }),
});

/**
 * The lines of `_redirects`, which Cloudflare Pages and Netlify read: `/Android/using/index.html` leads to
 * `/Android/using` (specification 2.8), and an address that has moved to the page's new address.
 *
 * There are no lines for `.html` and a trailing slash: Cloudflare redirects them itself, and on Netlify
 * such a rule would also match the page. There is a line for each page, because a pattern for all of
 * them would lead from `//another.host/index.html` to that host.
 *
 * @param base where the pages of a language are, with a slash at both ends
 * @param pages addresses below it, such as `Android/using`
 * @param moved addresses that no longer exist, from the site's root
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

/** RFC 9309: every crawler may read everything, and finds the sitemap of each language. */
function robotsTxt(bases: readonly string[], url: string): string {
  const sitemaps = bases.map((base) => `Sitemap: ${new URL(`${base}sitemap.xml`, url).href}\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
