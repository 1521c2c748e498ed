import type {Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {onSlowConnection} from '../harness/slow-connection';
import {expect, open, test} from '../harness/test';
import {timeLoading} from '../harness/time-loading';

test.use({variant: 'kitchen'});

const bar = (page: Page) => page.locator('#nprogress');
const title = (page: Page) => page.getByRole('heading', {level: 1});
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true});

test.describe('a change of page', () => {
  test.beforeEach(async ({page}) => {
    await onSlowConnection(page);
    await page.clock.install({time: 0});
    await open(page, '/markdown-page');
    await page.clock.pauseAt(60_000);
  });

  test(
    'that takes more than 200 ms shows a thin bar until it is done, and nothing else of its state before or after',
    {tag: ['@4.1', '@4.2', '@4.7']},
    async ({page}) => {
      const position = () =>
        bar(page)
          .locator('[role="bar"]')
          .evaluate((element) => element.style.transform);
      const textOfPage = () => page.locator('#__docusaurus').innerText();
      const release = await holdFiles(page);
      await page.evaluate(() => (window.location.hash = '#here'));
      await page.clock.runFor(1000);
      await expect(bar(page), 'after a change of the hash').toHaveCount(0);
      const before = await textOfPage();

      await footerLink(page).click();
      await page.clock.runFor(190);
      await expect(bar(page)).toHaveCount(0);
      expect(await textOfPage()).toBe(before);
      await page.clock.runFor(12);
      // The roles are nprogress' own names for its parts.
      await expect(bar(page).locator('[role="spinner"]')).toHaveCount(0);
      const style = await bar(page).locator('[role="bar"]').getAttribute('style');
      expect(style).toContain('translate3d(-92%');
      expect(style).toContain('200ms');
      expect((await bar(page).locator('[role="bar"]').boundingBox())?.height).toBeLessThan(6);
      await page.clock.runFor(48);
      const start = await position();
      await page.clock.runFor(700);
      expect(await position()).toBe(start);
      await page.clock.runFor(200);
      expect(await position()).not.toBe(start);
      expect(await textOfPage()).toBe(before);
      release();
      await expect(title(page)).toHaveText(/Flutter/);
      await page.clock.runFor(2000);
      await expect(bar(page)).toHaveCount(0);
    },
  );

  test.describe('that fails', () => {
    test.use({allowedConsole: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/]});

    for (const [when, wait, bars] of [
      ['before the bar would have appeared', 100, 0],
      ['after the bar has appeared', 300, 1],
    ] as const) {
      test(`leaves no bar: ${when}`, {tag: ['@4.1', '@6.2']}, async ({page, context}) => {
        const release = await holdFiles(page);
        await footerLink(page).click();
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
});

test(
  'a part of a page that is loaded on demand says nothing of it for 200 ms',
  {tag: ['@4.7', '@11.2']},
  async ({page}) => {
    await open(page, '/Android/install');
    const release = await holdFiles(page, /search-index\.json$/);
    const wait = await timeLoading(page);
    await page.keyboard.press('Control+k');
    expect(await wait()).toBeGreaterThanOrEqual(200);
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog.getByRole('status')).toHaveText('Loading…');
    release();
    await expect(dialog.locator('a[href]').first()).toBeVisible();
  },
);

test(
  'a smooth scroll covers 15 % of the remaining distance in each frame',
  {tag: '@4.8'},
  async ({page}) => {
    await open(page, '/Android/using');
    await page.mouse.move(600, 400);
    for (const distance of [3000, -200]) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, distance);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + distance);
    }
    const steps = await page.evaluateHandle(() => {
      const seen: {from: number; to: number}[] = [];
      const scroll = window.scrollTo.bind(window) as (x: number, y: number) => void;
      window.scrollTo = (x: unknown, y?: number) => {
        seen.push({from: document.documentElement.scrollTop, to: y ?? NaN});
        scroll(x as number, y ?? 0);
      };
      return seen;
    });
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const taken = await steps.jsonValue();
    expect(taken.length).toBeGreaterThan(20);
    expect(taken[0]?.from).toBe(2800);
    // In whole pixels.
    expect(taken.map(({to}) => to)).toEqual(taken.map(({from}) => Math.floor(from * 0.85)));
  },
);

// The policy of a page blocks every sheet that the build does not know.
test.describe('a style sheet that has to be fetched', () => {
  test.use({bypassCSP: true, allowedConsole: [/late\.css/]});

  test(
    'has 60 seconds to arrive, until then the page stays as it is',
    {tag: '@4.9'},
    async ({page}) => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/late.css', async (route) => {
        await arrived;
        await route.fulfill({contentType: 'text/css', body: 'h1 { color: rgb(1, 2, 3) }'});
      });
      await page.clock.install({time: 0});
      await open(page, '/late-style');
      await page.clock.pauseAt(60_000);
      const asked = page.waitForRequest('**/late.css');
      await page.getByRole('button', {name: 'Style'}).click();
      await page.clock.runFor(100);
      await asked;
      await page.clock.runFor(59_000);
      await expect(title(page)).toHaveText('Without a style');
      await page.clock.runFor(2000);
      await expect(title(page)).toHaveText('With a late style');
      arrive();
      await expect(title(page)).toHaveCSS('color', 'rgb(1, 2, 3)');
    },
  );
});
