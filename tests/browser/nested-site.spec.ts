import type {Page} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {facts} from '../../product';
import {platformOfPath} from '../../product/find-platform';
import {serveStatic} from '../../scripts/static-server';
import {nestedSite} from '../harness/nested-site';
import {posts} from '../harness/posts';
import {expect, open, test as base} from '../harness/test';

/** The site below `/docs/`, with version 1.0 of its docs as well as the next one, in three languages. */
const test = base.extend<object, {folder: string; host: string}>({
  folder: [async ({}, use) => use(await nestedSite()), {scope: 'worker', timeout: 300_000}],
  host: [
    async ({folder}, use) => {
      const server = await serveStatic(folder);
      await use(server.origin);
      await server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({host}, use) => use(host),
});

const languages = ['/docs', '/docs/ar', '/docs/zh'];

/** Where each version is in each language. */
const places = languages.flatMap((language) => [language, `${language}/next`]);

const DOCS = ['', '/Android/install', '/iOS/using', '/ReactNative/examples', '/Flutter/using'];

/** Pages that have no versions: their links lead to the latest docs. */
const OTHERS = ['/blog', '/blog/tags/hello', ...posts.map(({route}) => route), '/markdown-page'];

/** The site's paths that links lead to: in the docs' own parts of a page, or anywhere. */
const linked = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({origin}) => origin === location.origin)
      .map(({pathname}) => pathname),
  );

/** The platform of a page, or else the first one: no page before it has been visited. */
const platformIn = (path: string) => facts[platformOfPath(path) ?? 'android'].path;

const isDoc = (path: string) => /\/(?:install|using|examples)$/.test(path);

/** Links lead to pages of the site, and those to docs to the place's. */
async function expectLinksInside(page: Page, place: string, path: string): Promise<void> {
  const address = place + path;
  const outside = (await linked(page, 'a[href]')).filter((to) => !/^\/docs(?:\/|$)/.test(to));
  expect.soft(outside, address).toEqual([]);
  const ofDocs = await linked(
    page,
    'main a[href]:not(.theme-doc-version-banner a), nav.menu a[href]',
  );
  const elsewhere = ofDocs.filter((to) => isDoc(to) && to.replace(/\/\w+\/\w+$/, '') !== place);
  expect.soft(ofDocs, address).not.toEqual([]);
  expect.soft(elsewhere, address).toEqual([]);
}

/** The navbar's docs link leads to the docs of the place and of the platform. */
const expectDocsLink = (page: Page, place: string, path: string): Promise<void> =>
  expect
    .soft(
      page.locator('.navbar').getByRole('link', {name: facts.sdk.name, exact: true}),
      place + path,
    )
    .toHaveAttribute('href', `${place}/${platformIn(path)}/install`);

for (const [what, folders, paths] of [
  ['pages of each platform', places, DOCS],
  ['posts and lists of them', languages, OTHERS],
] as const) {
  for (const place of folders) {
    test(`${what} in ${place} hydrate silently, and their links stay inside`, async ({page}) => {
      for (const path of paths) {
        await open(page, place + path);
        await expectLinksInside(page, place, path);
        await expectDocsLink(page, place, path);
      }
    });
  }
}

test.describe('on the not-found page', () => {
  // The browser itself reports the status of the document. Hosts send the same document for all versions: it
  // preloads what the latest one needs.
  test.use({allowedConsole: [/status of 404|was preloaded using link preload but not used/]});

  for (const place of places) {
    test(`of ${place}, links lead to docs of this language and version`, async ({page, folder}) => {
      const language = place.replace(/\/next$/, '');
      await page.route(`${place}/nowhere`, (route) =>
        route.fulfill({status: 404, path: path.join(folder, language, '404.html')}),
      );
      await open(page, `${place}/nowhere`);
      await expect(page.getByRole('navigation', {name: 'Ways on'})).toBeVisible();
      await expectLinksInside(page, place, '/nowhere');
    });
  }
});

for (const place of places) {
  test(`the search in ${place} leads to docs of this language and version`, async ({page}) => {
    await open(page, `${place}/Android/install`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('startDelivery');
    await expect(page.getByRole('option').first()).toContainText('startDelivery');
    const docs = (await linked(page, '[role=option]')).filter(isDoc);
    expect(docs).not.toEqual([]);
    expect(docs.filter((to) => to.replace(/\/\w+\/\w+$/, '') !== place)).toEqual([]);
  });
}

test('every address of the site in its files is below the base URL', ({folder}) => {
  const root = `${facts.site.url}/`;
  const outside = filesIn(folder).flatMap((file) =>
    fs
      .readFileSync(path.join(folder, file), 'utf8')
      // As in the links to assistants.
      .replaceAll('%3A', ':')
      .replaceAll('%2F', '/')
      .split(root)
      .slice(1)
      .filter((rest) => !/^docs(?![\w-])/.test(rest))
      .slice(0, 1)
      .map((rest) => `${file} has ${root}${rest.slice(0, 40)}`),
  );
  expect(outside).toEqual([]);
});
