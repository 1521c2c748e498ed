import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {assistants} from '../../src/components/CopyPage/assistants';
import {sidebar, switcher, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen', permissions: ['clipboard-read', 'clipboard-write']});

const route = '/Android/using';
const twin = `${route}.md`;
const other = '/Android/install';

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const more = (page: Page) => page.getByLabel('More ways to use this page');
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const links = (page: Page) => page.locator('details', {has: more(page)}).getByRole('link');
// Code blocks have messages of their own, below.
const message = (page: Page) => page.getByRole('status').first();

test.describe('the button Copy page', () => {
  // One file is missing, and the browser itself reports the status.
  test.use({allowedConsole: [/status of 404/]});

  test(
    'copies the page as Markdown, says so without moving anything, and falls silent; else it leads to the Markdown',
    {tag: ['@10.8', '@12.2']},
    async ({page, request}) => {
      const expectCopied = async (address: string) => {
        await copyButton(page).click();
        await expect(message(page)).toHaveText('Copied as Markdown');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await (await request.get(`${address}.md`)).text());
      };
      await page.clock.install();
      await open(page, other);
      const before = await title(page).boundingBox();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await expectCopied(other);
      expect(await title(page).boundingBox()).toEqual(before);
      await page.clock.runFor(1000);
      await expect(message(page)).toHaveText('Copied as Markdown');
      await page.clock.runFor(10_000);
      await expect(message(page)).toBeEmpty();
      await page.clock.resume();

      await test.step('on the page that the reader has moved on to, without ClipboardItem', async () => {
        await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'));
        await sidebar(page).getByRole('link', {name: 'Using', exact: true}).click();
        await expect(title(page)).toHaveText('Using on Android');
        await expectCopied(route);
      });
      const expectWayOut = async () => {
        await copyButton(page).click();
        await expect(message(page)).toHaveText(/did not copy the page/);
        const link = page.getByRole('link', {name: 'Open the Markdown'});
        await expect(link).toHaveAttribute('href', twin);
      };
      await test.step('if the file is missing, or the clipboard refuses', async () => {
        await page.route(`**${twin}`, (request_) => request_.fulfill({status: 404}));
        await page.reload();
        await expectWayOut();
        await page.unroute(`**${twin}`);
        await page.reload();
        await page.evaluate(() => {
          navigator.clipboard.write = () => Promise.reject(new Error('refused'));
        });
        await expectWayOut();
      });
    },
  );
});

test(
  'the list beside the button has the Markdown, assistants and the index, sends nothing by itself, and fits on a phone',
  {tag: ['@9.4', '@9.7', '@9.8', '@10.8', '@13.1']},
  async ({page, request}) => {
    await open(page, route);
    await expect(viewLink(page)).toBeHidden();
    await more(page).click();
    await expect(viewLink(page)).toHaveAttribute('href', twin);
    const index = page.getByRole('link', {name: 'All pages for agents (llms.txt)'});
    await expect(index).toHaveAttribute('href', '/llms.txt');
    for (const address of [twin, '/llms.txt']) {
      expect((await request.get(address)).status()).toBe(200);
    }
    for (const [name, ask] of Object.entries(assistants)) {
      const link = page.getByRole('link', {name: `Open in ${name}`});
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.slice(0, ask.length)).toBe(ask);
      expect(decodeURIComponent(href.slice(ask.length))).toContain(facts.site.url + twin);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await test.step('it closes on a press outside, and on Escape', async () => {
      await title(page).click();
      await expect(viewLink(page)).toBeHidden();
      await more(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(viewLink(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(viewLink(page)).toBeHidden();
      await expect(more(page)).toBeFocused();
    });
    await test.step('on a phone, it is in the row of the platforms, and fits with large text as well', async () => {
      await page.setViewportSize({width: 320, height: 640});
      await expect(copyButton(page)).toBeHidden();
      const [row, toggle] = [await switcher(page).boundingBox(), await more(page).boundingBox()];
      expect(toggle?.y).toBeGreaterThanOrEqual(row?.y ?? NaN);
      expect(toggle?.y).toBeLessThan((row?.y ?? NaN) + (row?.height ?? NaN));
      await more(page).click();
      const sizes = await links(page).evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().height),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [390, 1024]) {
        await page.setViewportSize({width, height: 1600});
        for (const link of await links(page).all()) {
          await expect(link, `at ${width} px`).toBeInViewport({ratio: 1});
        }
      }
    });
  },
);
