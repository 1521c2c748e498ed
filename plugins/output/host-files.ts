import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {readText} from '../../lib/files';
import type {Redirect} from '../../lib/addresses';

/**
 * Writes what hosts and crawlers read: `_redirects`, `_headers` and `robots.txt`. A host has one of each, so the build
 * of the first language writes them for all. Hosts that read no `_redirects` get pages that lead on, from
 * @docusaurus/plugin-client-redirects.
 */
export default function hostFiles(moved: readonly Redirect[]): () => Plugin {
  return () => ({
    name: 'host-files',
    postBuild({outDir, baseUrl, siteConfig: {url, noIndex}, i18n, routesPaths}) {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const bases = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
      const pages = routesPaths.map((route) => route.slice(baseUrl.length));
      const headers = readText(path.join(outDir, '_headers'));
      const redirects = bases.map((base) => redirectLines(base, pages, moved)).join('');
      fs.writeFileSync(path.join(outDir, '_redirects'), redirects);
      fs.writeFileSync(path.join(outDir, '_headers'), headersBelow(bases, headers));
      fs.writeFileSync(path.join(outDir, 'robots.txt'), robotsTxt(noIndex ? [] : bases, url));
    },
  });
}

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
      .map((page) => ({from: `/${page.replace(/\/$/, '')}/index.html`, to: `/${page}`})),
    ...moved,
  ]
    // A space would end the address.
    .map(
      ({from, to}) => `${encodeURI(base + from.slice(1))} ${encodeURI(base + to.slice(1))} 301\n`,
    )
    .join('');

/** The rules of `_headers`, each that names a folder once for each language. */
export const headersBelow = (bases: readonly string[], text: string): string =>
  text.replace(/^\/(?!\*)(.*\n(?:[ \t]+.*\n)*)/gm, (_, rule: string) =>
    bases.map((base) => base + rule).join('\n'),
  );

/** RFC 9309: every crawler may read everything, and finds the sitemap of each language. */
const robotsTxt = (bases: readonly string[], url: string): string =>
  [
    'User-agent: *\nAllow: /\n\n',
    ...bases.map((base) => `Sitemap: ${new URL(`${base}sitemap.xml`, url).href}\n`),
  ].join('');
