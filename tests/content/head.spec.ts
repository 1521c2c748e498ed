import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {DESCRIPTION_LENGTH} from '../../checks/page-metadata';
import {hasFullHistory} from '../../plugins/guards/git-history';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {readHead, type Head} from '../harness/read-head';
import {platformDocs, routes} from '../harness/site';
import {childrenOf, parseXml, textOf} from '../harness/xml';

/** What two pages share although each should have its own. */
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Pages that Docusaurus makes without a description: they have the site's. */
const UNDESCRIBED = /^\/blog\/(tags$|authors)/;

/** Pages that no writer wrote. */
const MADE = /^\/blog($|\/(archive|authors|tags))/;

const readHeads = async (): Promise<[route: string, head: Head][]> => {
  const folder = await builtFolder('production');
  return Promise.all(routes.map(async (route) => [route, await readHead(folder, route)]));
};

test(
  'the head of every page has its title, description, address and card, and what is the same for all',
  {tag: ['@1.4', '@1.5', '@1.6', '@14.3', '@14.4', '@14.7']},
  async () => {
    const heads = await readHeads();
    for (const [route, {lang, title, meta, links}] of heads) {
      const [description = ''] = meta.get('description') ?? [];
      const [image = ''] = meta.get('og:image') ?? [];
      expect(title, route).toMatch(new RegExp(`^[^|]+ \\| ${facts.sdk.name}$`));
      expect(description.length, route).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
      expect(description.length, route).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
      expect(image, route).toMatch(new RegExp(`^${facts.site.url}/img/cards/.+\\.png$`));
      const canonical = links.filter(({rel}) => rel === 'canonical').map(({href}) => href);
      expect(canonical, route).toEqual([`${facts.site.url}${route}`]);
      const alternatives = links.filter(
        ({rel, type}) => rel === 'alternate' && type.endsWith('+xml'),
      );
      expect(alternatives, route).toEqual([
        expect.objectContaining({type: 'application/rss+xml', href: '/blog/rss.xml'}),
        expect.objectContaining({type: 'application/atom+xml', href: '/blog/atom.xml'}),
      ]);
      expect(lang, route).toBe('en');
      expect(Object.fromEntries(meta), route).toMatchObject({
        'application-name': [facts.sdk.name],
        'theme-color': [expect.stringMatching(/^#[\da-f]{3,6}$/)],
        'og:title': [title],
        'og:description': [description],
        'og:url': canonical,
        'og:type': [expect.anything()],
        'og:site_name': [facts.sdk.name],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [
          MADE.test(route)
            ? expect.stringMatching(/\w/)
            : title.replace(` | ${facts.sdk.name}`, ''),
        ],
        'twitter:image': [image],
        'twitter:card': ['summary_large_image'],
      });
      expect(meta.has('robots'), route).toBe(false);
    }
    expect(repeated(heads.map(([, {title}]) => title))).toEqual([]);
    const valuesOf = (name: string, without: RegExp) =>
      heads.filter(([route]) => !without.test(route)).flatMap(([, {meta}]) => meta.get(name) ?? []);
    expect(repeated(valuesOf('description', UNDESCRIBED))).toEqual([]);
    expect(repeated(valuesOf('og:image', MADE))).toEqual([]);
  },
);

test(
  'the sitemap has every page in specification 2.1 to 2.6, none that is not to be indexed, and dates; robots.txt names it',
  {tag: ['@2.1', '@2.2', '@2.3', '@2.4', '@2.5', '@2.6', '@14.8']},
  async () => {
    const folder = await builtFolder('production');
    const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    const urls = childrenOf(parseXml(read('sitemap.xml')), 'url');
    const dates = new Map(urls.map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')]));
    const addresses = urls.map((url) => textOf(url, 'loc') ?? '');
    expect(addresses).toEqual(
      expect.arrayContaining(routes.map((route) => `${facts.site.url}${route}`)),
    );
    expect(repeated(addresses)).toEqual([]);
    for (const address of addresses) {
      const {meta} = await readHead(folder, new URL(address).pathname);
      expect(meta.get('robots')?.join() ?? '', address).not.toContain('noindex');
    }
    const expected = hasFullHistory() ? expect.stringMatching(/^\d{4}-\d\d-\d\d$/) : undefined;
    for (const route of [...platformDocs, '/blog/welcome', '/markdown-page']) {
      expect(dates.get(`${facts.site.url}${route}`), route).toEqual(expected);
    }
    expect((await readHead(folder, '/404')).meta.get('robots')).toEqual(['noindex']);
    expect(read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${facts.site.url}/sitemap.xml\n`,
    );
  },
);
