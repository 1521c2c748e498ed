import type {Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {onSlowConnection} from '../harness/slow-connection';
import {expect, open, test} from '../harness/test';

const bar = (page: Page) => page.locator('#nprogress');

test.beforeEach(async ({page}) => {
  await onSlowConnection(page);
  await page.clock.install({time: 0});
  await open(page, '/');
  await page.clock.pauseAt(60_000);
});

test('a thin progress bar appears if a route change takes more than 200 ms, and goes when it is done', async ({
  page,
}) => {
  const release = await holdFiles(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
  await page.clock.runFor(190);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar(page)).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});

test('there is no spinner, and the bar starts at 8 percent with a speed of 200 ms', async ({
  page,
}) => {
  await holdFiles(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
  await page.clock.runFor(202);
  // The roles are nprogress' own names for its parts.
  await expect(bar(page).locator('[role="spinner"]')).toHaveCount(0);
  const style = await bar(page).locator('[role="bar"]').getAttribute('style');
  expect(style).toContain('translate3d(-92%');
  expect(style).toContain('200ms');
});

test('the bar trickles every 800 ms', async ({page}) => {
  await holdFiles(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
  await page.clock.runFor(250);
  const position = () =>
    bar(page)
      .locator('[role="bar"]')
      .evaluate((element) => element.style.transform);
  const start = await position();
  await page.clock.runFor(700);
  expect(await position()).toBe(start);
  await page.clock.runFor(200);
  expect(await position()).not.toBe(start);
});

test('no bar appears for a change of hash', async ({page}) => {
  await page.clock.runFor(1000);
  await page.evaluate(() => {
    window.location.hash = '#here';
  });
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test.describe('if the page cannot be loaded', () => {
  test.use({allowedConsole: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/]});

  for (const [when, wait, bars] of [
    ['before the bar would have appeared', 100, 0],
    ['after the bar has appeared', 300, 1],
  ] as const) {
    test(`the bar ends: ${when}`, async ({page, context}) => {
      const release = await holdFiles(page);
      await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
      await page.clock.runFor(wait);
      await expect(bar(page)).toHaveCount(bars);
      await context.setOffline(true);
      release();
      await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
      await page.clock.runFor(2000);
      await expect(bar(page)).toHaveCount(0);
    });
  }
});
