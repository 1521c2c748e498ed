import type {Page} from '@playwright/test';
import {keys} from '../../src/early/storage-keys';
import {openEarly, stored as storedAt} from '../harness/page';
import {announcement as bar} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});
const stored = (page: Page) =>
  Promise.all([keys.announcementBar, keys.dismissal].map((key) => storedAt(page, key)));

test(
  'an announcement bar is shown until it is dismissed, perhaps before the application starts, and then stays away, in every open tab',
  {tag: ['@3.1', '@5.1', '@5.7', '@5.8', '@9.2', '@9.6']},
  async ({page, context}) => {
    await open(page, '/markdown-page');
    await expect(bar(page)).toContainText('The first news');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('banner')).not.toContainText('The first news');
    expect(await stored(page)).toEqual(['first-news', 'false']);

    const otherTab = await context.newPage();
    await open(otherTab, '/');
    const start = await openEarly(page, '/blog');
    await close(page).click();
    await start();
    await expect(bar(page)).toBeHidden();
    await expect(bar(otherTab)).toBeHidden();
    expect(await stored(page)).toEqual(['first-news', 'true']);
    const startAgain = await openEarly(page, '/');
    await expect(bar(page)).toBeHidden();
    await startAgain();
    await expect(bar(page)).toBeHidden();
  },
);

// The policy only knows the scripts of the news that were built.
test.describe('published again with other news', () => {
  test.use({bypassCSP: true});

  test('a bar shows again when the configured id changes', {tag: '@5.9'}, async ({page}) => {
    await open(page, '/');
    await close(page).click();
    // Every file has other news, as after a new deployment.
    await page.route(/\/$|\.(js|html)$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('first-news', 'next-news');
      await route.fulfill({response, body});
    });
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    expect(await stored(page)).toEqual(['next-news', 'false']);
    // Prefetching continues.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
});
