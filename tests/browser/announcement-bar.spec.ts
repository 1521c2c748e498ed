import type {Page} from '@playwright/test';
import {serveStatic} from '../../scripts/static-server';
import {buildSite} from '../harness/build-site';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});
const stored = (page: Page) =>
  page.evaluate(() => ({
    id: localStorage.getItem('docusaurus.announcement.id'),
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
  }));

/** Serves another built site at the same address, as a new deployment does. */
async function deploy(page: Page, variant: string): Promise<() => Promise<void>> {
  const {folder, ok, output} = await buildSite(variant);
  expect(ok, output).toBe(true);
  const server = await serveStatic(folder);
  await page.route('**', async (route) => {
    const {pathname} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: server.origin + pathname})});
  });
  return async () => {
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await server.close();
  };
}

test.describe('the announcement bar', () => {
  test.use({variant: 'announcement'});

  test('is shown until it is dismissed, which is stored with its id', async ({page}) => {
    await open(page, '/');
    await expect(bar(page)).toContainText('The first news');
    expect(await stored(page)).toEqual({id: 'first-news', dismiss: 'false'});
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toEqual({id: 'first-news', dismiss: 'true'});
  });

  test('stays dismissed on other pages and after a reload', async ({page}) => {
    await open(page, '/');
    await close(page).click();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
    await open(page, '/blog');
    await expect(bar(page)).toBeHidden();
  });

  test('stays dismissed before the application starts', async ({page}) => {
    await open(page, '/');
    await close(page).click();
    await page.route('**/assets/js/**', () => {});
    await page.reload({waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('is dismissed by a press before the application starts', async ({page}) => {
    const release = await holdFiles(page);
    await page.goto('/', {waitUntil: 'commit'});
    await close(page).click();
    release();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toEqual({id: 'first-news', dismiss: 'true'});
  });

  test('is no banner landmark, of which a page has one at most', async ({page}) => {
    await open(page, '/markdown-page');
    await expect(bar(page)).toBeVisible();
    const banners = page.getByRole('banner');
    await expect(banners.filter({hasText: 'The first news'})).toHaveCount(0);
    expect(await banners.count()).toBeLessThanOrEqual(1);
  });

  test('shows again at once when the configured id changes', async ({page}) => {
    // The test builds the next site.
    test.setTimeout(120_000);
    await open(page, '/');
    await close(page).click();
    const end = await deploy(page, 'announcement-next');
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toContainText('The next news');
    expect(await stored(page)).toEqual({id: 'next-news', dismiss: 'false'});
    await close(page).click();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
    await end();
  });
});

test.describe('the announcement bar that is not closeable', () => {
  test.use({variant: 'everything'});

  test('is shown without a close button', async ({page}) => {
    await open(page, '/');
    await expect(bar(page)).toContainText('The fixed news');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });
});

test('the site itself has no announcement bar', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
