import type {Page} from '@playwright/test';
import {themeConfig} from '../../site/theme-config';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});
const stored = (page: Page) =>
  page.evaluate(() => ({
    id: localStorage.getItem('docusaurus.announcement.id'),
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
  }));

/** Has other news in every file, as a new deployment does. */
async function deployNextNews(page: Page): Promise<void> {
  await page.route(/\/$|\.(js|html)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('first-news', 'next-news')
      .replaceAll('The first news', 'The next news');
    await route.fulfill({response, body});
  });
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

  test('is not a banner landmark, of which a page has at most one', async ({page}) => {
    await open(page, '/markdown-page');
    await expect(bar(page)).toBeVisible();
    const banners = page.getByRole('banner');
    await expect(banners.filter({hasText: 'The first news'})).toHaveCount(0);
    expect(await banners.count()).toBeLessThanOrEqual(1);
  });

  // The policy only knows the scripts of the news that were built.
  test.describe('published again with other news', () => {
    test.use({bypassCSP: true});

    test('shows again at once when the configured id changes', async ({page}) => {
      await open(page, '/');
      await close(page).click();
      await deployNextNews(page);
      await page.reload();
      await hydrated(page);
      await expect(bar(page)).toContainText('The next news');
      expect(await stored(page)).toEqual({id: 'next-news', dismiss: 'false'});
      await close(page).click();
      await page.reload();
      await hydrated(page);
      await expect(bar(page)).toBeHidden();
      // Prefetching continues.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
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

test('the site itself has an announcement bar if its config has one', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(bar(page)).toHaveCount(themeConfig.announcementBar ? 1 : 0);
});
