import type {Page} from '@playwright/test';
import fs from 'node:fs';
import {WHOLE_SHEET} from '../kitchen/keep-sheet';
import {backButton, footerLink, menuButton, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({
  variant: 'kitchen',
  // High enough for every sidebar: a picture of more than the window changes its height for a moment, and a sidebar
  // that has scrolled to the current entry may lose its place.
  viewport: {width: 1280, height: 1200},
  // The policy of a page only knows its own style sheet.
  bypassCSP: true,
  contextOptions: {reducedMotion: 'reduce'},
});
test.slow();

/** The whole page, once it has come to rest. */
async function pictureOf(page: Page): Promise<Buffer> {
  // Behind an open menu, the page doesn't scroll.
  const fullPage = !(await page.locator('dialog[open]').isVisible());
  const take = () => page.screenshot({fullPage, animations: 'disabled'});
  let last = await take();
  const isAtRest = async () => {
    const before = last;
    last = await take();
    return last.equals(before);
  };
  await expect.poll(isAtRest, {timeout: 30_000}).toBe(true);
  return last;
}

/** Expects a page to look the same with its whole style sheet. */
async function expectSameLooks(page: Page, visit: () => Promise<void>) {
  const look = async () => {
    await visit();
    // The buttons of code come when the browser is idle.
    await expect(page.locator('code-tools:empty')).toHaveCount(0);
    // The progress bar of a click.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    return pictureOf(page);
  };
  const pruned = await look();
  const sheet = fs.readFileSync(WHOLE_SHEET, 'utf8');
  const isDocument = (url: URL) => !/\.\w+$/.test(url.pathname);
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<style>[^]*?<\/style>/, () => `<style>${sheet}</style>`);
    await route.fulfill({response, body});
  });
  const whole = await look();
  await page.unroute(isDocument);
  expect(pruned.equals(whole), 'the pictures are the same').toBe(true);
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
    await test.step('after a click', async () => {
      await expectSameLooks(page, async () => {
        await open(page, '/markdown-page');
        await footerLink(page, 'Flutter').click();
        await expect(title(page)).toHaveText(/Flutter/);
        await page.mouse.move(0, 0);
      });
    });
    await test.step('in print', async () => {
      await page.emulateMedia({media: 'print'});
      await expectSameLooks(page, () => open(page, '/code-blocks'));
      await page.emulateMedia({media: 'screen'});
    });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const address of ['/', '/blog/2026/01/02/forms']) {
      await test.step(`${address}, in dark`, () =>
        expectSameLooks(page, () => open(page, address)));
    }
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
