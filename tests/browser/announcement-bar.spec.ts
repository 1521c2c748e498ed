import type {Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

const bar = (page: Page) => page.getByRole('region', {name: /Announcement/});
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

test.describe('an announcement bar that can be closed', () => {
  test.use({variant: 'kitchen'});

  test(
    'is shown until it is dismissed, and then stays away, even before the application starts',
    {tag: ['@3.1', '@5.1', '@5.8', '@9.6']},
    async ({page}) => {
      await open(page, '/markdown-page');
      await expect(bar(page)).toContainText('The first news');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('banner')).not.toContainText('The first news');
      expect(await stored(page)).toEqual({id: 'first-news', dismiss: 'false'});
      await close(page).click();
      await expect(bar(page)).toBeHidden();
      expect(await stored(page)).toEqual({id: 'first-news', dismiss: 'true'});

      await open(page, '/blog');
      await expect(bar(page)).toBeHidden();
      const release = await holdFiles(page);
      await page.reload({waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(bar(page)).toBeHidden();
      release();
      await hydrated(page);
      await expect(bar(page)).toBeHidden();
    },
  );

  test(
    'is dismissed by a press before the application starts',
    {tag: ['@5.8', '@9.2']},
    async ({page}) => {
      const release = await holdFiles(page);
      await page.goto('/', {waitUntil: 'commit'});
      await close(page).click();
      release();
      await expect(bar(page)).toBeHidden();
      expect(await stored(page)).toEqual({id: 'first-news', dismiss: 'true'});
    },
  );

  // The policy only knows the scripts of the news that were built.
  test.describe('published again with other news', () => {
    test.use({bypassCSP: true});

    test('shows again when the configured id changes', {tag: '@5.9'}, async ({page}) => {
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

test.describe('an announcement bar that cannot be closed', () => {
  test.use({variant: 'kitchen'});

  test('is shown without a button', {tag: '@3.1'}, async ({page}) => {
    await open(page, '/ar-XB/');
    await expect(bar(page)).toContainText('The fixed news');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });
});
