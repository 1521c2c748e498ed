import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {serveStatic} from '../../scripts/static-server';
import {nestedSite} from '../harness/nested-site';
import {expect, open, test as base} from '../harness/test';

/** The site below `/docs/`, with version 1.0 of its docs as well as the next one, in three languages. */
const test = base.extend<object, {host: string}>({
  host: [
    async ({}, use) => {
      const server = await serveStatic(await nestedSite());
      await use(server.origin);
      await server.close();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: async ({host}, use) => use(host),
});

/** Where each version is in each language. */
const places = ['/docs', '/docs/next', '/docs/ar', '/docs/ar/next', '/docs/zh', '/docs/zh/next'];

const PAGES = ['', '/Android/install', '/iOS/using', '/ReactNative/examples', '/Flutter/using'];

/** The site's paths that links lead to: in the docs' own parts of a page, or anywhere. */
const linked = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({origin}) => origin === location.origin)
      .map(({pathname}) => pathname),
  );

/** The platform of a page, or else the first one: no page before it has been visited. */
const platformIn = (path: string) => path.split('/')[1] ?? 'Android';

const isDoc = (path: string) => /\/(?:install|using|examples)$/.test(path);

for (const place of places) {
  test(`pages of each platform in ${place} hydrate silently, and their links stay inside`, async ({
    page,
  }) => {
    for (const path of PAGES) {
      await open(page, place + path);
      const outside = (await linked(page, 'a[href]')).filter((to) => !/^\/docs(?:\/|$)/.test(to));
      expect.soft(outside, place + path).toEqual([]);
      const ofDocs = await linked(
        page,
        'main a[href]:not(.theme-doc-version-banner a), nav.menu a[href]',
      );
      const elsewhere = ofDocs.filter((to) => isDoc(to) && to.replace(/\/\w+\/\w+$/, '') !== place);
      const docsLink = page
        .locator('.navbar')
        .getByRole('link', {name: facts.sdk.name, exact: true});
      await expect
        .soft(docsLink, place + path)
        .toHaveAttribute('href', `${place}/${platformIn(path)}/install`);
      expect.soft(ofDocs, place + path).not.toEqual([]);
      expect.soft(elsewhere, place + path).toEqual([]);
    }
  });
}

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
