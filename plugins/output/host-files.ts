import logger from '@docusaurus/logger';
import fs from 'node:fs';
import path from 'node:path';
import {ANY_SITE, type Redirect} from '../../lib/addresses';
import {readText} from '../../lib/files';
import {isFirst, output, type Output} from '../finish/output';

/**
 * Writes what hosts and crawlers read: `_redirects` and `_headers`, to which `static/` may add lines of its own, and
 * `robots.txt`. A host has one of each, so the build of the first language writes them for all. Hosts that read no
 * `_redirects` get pages that lead on, from @docusaurus/plugin-client-redirects.
 */
export const hostFiles = (moved: readonly Redirect[]): Output =>
  output(
    'host-files',
    (build) => {
      if (!isFirst(build)) {
        return undefined;
      }
      const {outDir, i18n, siteConfig} = build;
      const bases = [...new Set(Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl))];
      // From static/.
      const ownOf = (name: string) => {
        const file = path.join(outDir, name);
        return fs.existsSync(file) ? readText(file) : '';
      };
      const redirects = bases.map((base) => redirectLines(base, moved)).join('');
      const inputs = {
        ...{bases, url: siteConfig.url, noIndex: siteConfig.noIndex},
        ...{redirects: redirects + ownOf('_redirects'), headers: ownOf('_headers')},
      };
      warnOfDropped(inputs.redirects);
      return inputs;
    },
    ({bases, url, noIndex, redirects, headers}) => ({
      _redirects: redirects,
      _headers: headersBelow(bases, headers),
      'robots.txt': robotsTxt(noIndex ? [] : bases, url),
    }),
  );

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const READ_BY_CLOUDFLARE = 2000;

function warnOfDropped(redirects: string): void {
  const lines = redirects.split('\n').filter((line) => /^[^#\s]/.test(line));
  if (lines.length > READ_BY_CLOUDFLARE) {
    logger.warn(
      `_redirects has ${lines.length} redirects, of which Cloudflare reads ${READ_BY_CLOUDFLARE} and drops those that come last, such as "${lines.at(-1)}" — take out the oldest, or have the host's own settings redirect them`,
    );
  }
}

/**
 * The lines of `_redirects`, which Cloudflare Pages and Netlify read: an address that has moved leads to the page's new
 * address. There are none for `.html`, `/index.html` and a trailing slash: the host redirects them, or src/early does.
 *
 * @param base where the pages of a language are, with a slash at both ends
 * @param moved addresses that no longer exist, from the site's root, and where they lead, which may be another site
 */
export const redirectLines = (base: string, moved: readonly Redirect[]): string =>
  moved.map(({from, to}) => `${encoded(base, from)} ${encoded(base, to)} 301\n`).join('');

/** An address of the site below a base, or of another, such that nothing in it, such as a space, ends it. */
const encoded = (base: string, address: string): string => {
  const {origin, href} = new URL(address.replace(/^\//, base), ANY_SITE);
  return origin === ANY_SITE ? href.slice(ANY_SITE.length) : href;
};

/** The rules of `_headers`, each that names a folder once for each language. */
export const headersBelow = (bases: readonly string[], text: string): string =>
  text
    .replace(/(?<!\n)$/, '\n')
    .replace(/^\/(?!\*)(.*\n(?:[ \t]+.*\n)*)/gm, (_, rule: string) =>
      bases.map((base) => base + rule).join('\n'),
    );

/** What @docusaurus/plugin-sitemap writes for each language, unless the site is hidden from search engines. */
export const SITEMAP = 'sitemap.xml';

/** RFC 9309: every crawler may read everything, and finds the sitemap of each language. */
const robotsTxt = (bases: readonly string[], url: string): string =>
  [
    'User-agent: *\nAllow: /\n\n',
    ...bases.map((base) => `Sitemap: ${new URL(base + SITEMAP, url).href}\n`),
  ].join('');
