import type {Page} from '@playwright/test';
import fs from 'node:fs';
import {WHOLE_SHEET} from '../kitchen/keep-sheet';
import {frames} from '../harness/page';
import {backButton, footerLink, menuButton, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

// The policy of a page only knows its own style sheet.
test.use({variant: 'kitchen', bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});
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

/** Does the same on pages with their whole style sheet, and expects everything to look the same. */
async function expectSameLooks(page: Page, visit: () => Promise<void>) {
  const looksOf = async () => {
    await visit();
    // The buttons of code come when the browser is idle, and with the next frame those that depend
    // on what overflows.
    await expect(page.locator('code-tools:empty')).toHaveCount(0);
    // The progress bar of a click.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await frames(page, 2);
    return looks(page);
  };
  const pruned = await looksOf();
  const sheet = fs.readFileSync(WHOLE_SHEET, 'utf8');
  const isDocument = (url: URL) => !/\.\w+$/.test(url.pathname);
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<style>[^]*?<\/style>/, () => `<style>${sheet}</style>`);
    await route.fulfill({response, body});
  });
  const expected = await looksOf();
  await page.unroute(isDocument);
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

test(
  'pages look as with the whole style sheet: in each mode, in print, in the mobile menu and after a click; no sheet is fetched',
  {tag: ['@9.11', '@12.1', '@12.6', '@12.9']},
  async ({page}) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') {
        sheets.push(request.url());
      }
    });
    await expectSameLooks(page, async () => {
      await open(page, '/markdown-page');
      await footerLink(page, 'Flutter').click();
      await expect(title(page)).toHaveText(/Flutter/);
      await page.mouse.move(0, 0);
    });
    for (const [address, mode] of [
      ['/', 'light'],
      ['/Android/install', 'dark'],
      ['/code-blocks', 'light'],
      ['/blog', 'dark'],
      ['/blog/2026/01/02/forms', 'light'],
    ] as const) {
      await test.step(`${address}, in ${mode}`, async () => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await expectSameLooks(page, () => open(page, address));
      });
    }
    await test.step('in print', async () => {
      await page.emulateMedia({media: 'print'});
      await expectSameLooks(page, () => open(page, '/iOS/install'));
      await page.emulateMedia({media: 'screen'});
    });
    await test.step('in the mobile menu', async () => {
      await page.setViewportSize({width: 390, height: 800});
      await expectSameLooks(page, async () => {
        await open(page, '/Flutter/install');
        await menuButton(page).click();
        await expect(backButton(page)).toBeVisible();
      });
    });
    expect(sheets).toEqual([]);
  },
);
