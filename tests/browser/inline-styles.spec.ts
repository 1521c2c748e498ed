import type {Page} from '@playwright/test';
import {serveStatic, type StaticServer} from '../harness/static-server';
import {buildSite} from '../harness/build-site';
import {frames} from '../harness/frames';
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

/**
 * What every element that shows, and what stands before and after it, looks like: a line with `tag.class`,
 * and a line for each `property: value`. Custom properties show only in what others make of them, and the
 * place of a background only where it has an image: for `none` a minifier writes the shorter `0 0`, in
 * pixels. An element's box stands for its margins: Chromium reports one that is `auto` as 0 or in pixels,
 * depending on how it laid the page out, with the box in the same place.
 */
const looks = (page: Page) =>
  page.evaluate(() => {
    const keys = [...getComputedStyle(document.body)].filter((key) => !key.startsWith('--'));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') {
            return [];
          }
          const name = `${element.tagName}.${element.getAttribute('class')}${pseudo}`;
          const {left, top} = element.getBoundingClientRect();
          const seen = keys.filter(
            (key) =>
              !(key.startsWith('margin-') && !pseudo) &&
              !(key.startsWith('background-position') && style.backgroundImage === 'none'),
          );
          const values = seen.map((key) => `${key}: ${style.getPropertyValue(key)}`);
          return [[name, `box: ${left} ${top}`, ...values].join('\n')];
        }),
      );
  });

/** Does the same on the site with its whole style sheet, and expects everything to look the same. */
async function expectSameLooks(page: Page, visit: (origin: string) => Promise<void>) {
  const looksOf = async (origin: string) => {
    await visit(origin);
    // The buttons of code come when the browser is idle, and with the next frame those that depend
    // on what overflows.
    await expect(page.locator('code-tools:empty')).toHaveCount(0);
    // The progress bar of a click.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await frames(page, 2);
    return looks(page);
  };
  const pruned = await looksOf('');
  const expected = await looksOf(whole.origin);
  const differences = pruned.flatMap((element, index) => {
    const [name, ...values] = element.split('\n');
    const [, ...others] = expected[index]?.split('\n') ?? [];
    return values.flatMap((value, at) =>
      value === others[at] ? [] : [`${name} ${value}, and not ${others[at]}`],
    );
  });
  expect(differences.slice(0, 5)).toEqual([]);
  expect(pruned).toHaveLength(expected.length);
  expect(pruned.length).toBeGreaterThan(100);
}

for (const [address, mode] of [
  ['/', 'light'],
  ['/', 'dark'],
  ['/Android/install', 'dark'],
  ['/blog', 'light'],
  ['/blog/welcome', 'dark'],
  ['/markdown-page', 'light'],
] as const) {
  test(
    `${address} looks as with the whole style sheet, in ${mode}`,
    {tag: ['@12.1', '@12.9']},
    async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await expectSameLooks(page, (origin) => open(page, `${origin}${address}`));
    },
  );
}

test(
  'a printed page and the mobile menu look as with the whole style sheet',
  {tag: ['@9.11', '@12.1']},
  async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await expectSameLooks(page, (origin) => open(page, `${origin}/iOS/install`));
    await page.emulateMedia({media: 'screen'});
    await page.setViewportSize({width: 390, height: 800});
    await expectSameLooks(page, async (origin) => {
      await open(page, `${origin}/Flutter/install`);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
    });
  },
);

test(
  'a page that the application opens looks as with the whole style sheet, and no style sheet is fetched',
  {tag: ['@12.1', '@12.6', '@12.9']},
  async ({page}) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') {
        sheets.push(request.url());
      }
    });
    await expectSameLooks(page, async (origin) => {
      await open(page, `${origin}/markdown-page`);
      await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
      await page.mouse.move(0, 0);
    });
    expect(sheets.filter((address) => !address.startsWith(whole.origin))).toEqual([]);
  },
);
