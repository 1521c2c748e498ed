import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {hasFullHistory} from '../../plugins/guards/git-history';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {platformDocs} from '../harness/docs';
import {childrenOf, parseXml, textOf} from '../harness/xml';
import {routes} from '../harness/routes';

async function readBuilt(name: string): Promise<string> {
  const folder = await builtFolder('production');
  return fs.readFile(path.join(folder, name), 'utf8');
}

/** When each address in the sitemap last changed. */
async function readSitemap(): Promise<Map<string, string | undefined>> {
  const urls = childrenOf(parseXml(await readBuilt('sitemap.xml')), 'url');
  return new Map(urls.map((url) => [textOf(url, 'loc') ?? '', textOf(url, 'lastmod')]));
}

test(
  'the sitemap has every page in specification 2.1 to 2.6, and none that does not exist',
  {tag: ['@2.1', '@2.2', '@2.3', '@2.4', '@2.5', '@2.6', '@14.8']},
  async () => {
    const addresses = [...(await readSitemap()).keys()];
    expect(addresses).toEqual(
      expect.arrayContaining(routes.map((route) => `${facts.site.url}${route}`)),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const {pathname} = new URL(address);
      const html = await readBuilt(pathname === '/' ? 'index.html' : `${pathname}.html`);
      expect(html, address).not.toMatch(/<meta[^>]+name="robots"[^>]+noindex/);
    }
  },
);

test('the sitemap dates whatever has a history in Git', {tag: '@14.8'}, async () => {
  const dates = await readSitemap();
  const expected = hasFullHistory() ? expect.stringMatching(/^\d{4}-\d\d-\d\d$/) : undefined;
  for (const route of ['/', ...platformDocs, '/blog/welcome', '/markdown-page']) {
    expect(dates.get(`${facts.site.url}${route}`), route).toEqual(expected);
  }
});

test('robots.txt lets crawlers in and names the sitemap', {tag: '@14.8'}, async () => {
  expect(await readBuilt('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${facts.site.url}/sitemap.xml\n`,
  );
});
