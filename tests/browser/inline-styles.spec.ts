import type {Page} from '@playwright/test';
import {serveStatic, type StaticServer} from '../../scripts/static-server';
import {buildSite} from '../harness/build-site';
import {expect, open, test} from '../harness/test';

let whole: StaticServer;

test.beforeAll(async ({}, testInfo) => {
  // Waits for a build.
  testInfo.setTimeout(240_000);
  whole = await serveStatic((await buildSite('unpruned')).folder);
});

test.afterAll(() => whole.close());

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.slow();

/** What every element of the page, and what stands before and after it, looks like: a line each. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''} ${values.join('; ')}`;
      }),
    ),
  );

/** Does the same on the site with its whole style sheet, and expects that all looks the same. */
async function expectSameLooks(page: Page, visit: (origin: string) => Promise<void>) {
  await visit('');
  const pruned = await looks(page);
  await visit(whole.origin);
  const expected = await looks(page);
  expect(pruned.length).toBeGreaterThan(100);
  expect(pruned.find((line, index) => line !== expected[index])).toBeUndefined();
  expect(pruned).toHaveLength(expected.length);
}

for (const address of ['/', '/Android/using', '/blog', '/blog/welcome', '/markdown-page']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} looks as with the whole style sheet, ${colorScheme}`, async ({page}) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
      await expectSameLooks(page, (origin) => open(page, `${origin}${address}`));
    });
  }
}

test('a printed page looks as with the whole style sheet', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await expectSameLooks(page, (origin) => open(page, `${origin}/iOS/install`));
});

test('the mobile menu looks as with the whole style sheet', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await expectSameLooks(page, async (origin) => {
    await open(page, `${origin}/Flutter/install`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
  });
});

test('a page that the application opens looks as with the whole style sheet, and no style sheet is fetched', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') {
      sheets.push(request.url());
    }
  });
  await expectSameLooks(page, async (origin) => {
    await open(page, `${origin}/markdown-page`);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter'}).click();
    await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
    await page.mouse.move(0, 0);
  });
  expect(sheets.filter((address) => !address.startsWith(whole.origin))).toEqual([]);
});
