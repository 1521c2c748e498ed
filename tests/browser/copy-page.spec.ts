import type {Locator, Page} from '@playwright/test';
import {facts} from '../../product';
import {assistants} from '../../src/components/CopyPage/assistants';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

const route = '/Android/using';
const twin = `${route}.md`;
const other = '/Android/install';

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const more = (page: Page) => page.getByLabel('More ways to use this page');
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const links = (page: Page) => page.locator('details', {has: more(page)}).getByRole('link');
// Code blocks have messages of their own, below.
const message = (page: Page) => page.getByRole('status').first();

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? {x: NaN, y: NaN, width: NaN, height: NaN};

test.describe('the button Copy page', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    // One file is missing, and the browser itself reports the status.
    allowedConsole: [/status of 404/],
  });

  test(
    'copies the page as Markdown, says so without moving anything, and then falls silent',
    {tag: ['@10.8', '@12.2']},
    async ({page, request}) => {
      await page.clock.install();
      await open(page, other);
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      const markdownOf = async (address: string) => (await request.get(`${address}.md`)).text();
      const title = page.getByRole('heading', {level: 1});
      const before = await title.boundingBox();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await copyButton(page).click();
      await expect(message(page)).toHaveText('Copied as Markdown');
      expect(await clipboard()).toBe(await markdownOf(other));
      expect(await title.boundingBox()).toEqual(before);
      await page.clock.runFor(1000);
      await expect(message(page)).toHaveText('Copied as Markdown');
      await page.clock.runFor(10_000);
      await expect(message(page)).toBeEmpty();

      await test.step('on the page that the reader has moved on to, without ClipboardItem', async () => {
        await page.clock.resume();
        await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'));
        const name = (await title.textContent()) ?? '';
        await page.getByRole('link', {name: 'Using', exact: true}).first().click();
        await expect(page).toHaveURL(route);
        await expect(title).not.toHaveText(name);
        await copyButton(page).click();
        await expect(message(page)).toHaveText('Copied as Markdown');
        expect(await clipboard()).toBe(await markdownOf(route));
      });
    },
  );

  test(
    'leads to the Markdown if the clipboard refuses, or if the file is missing',
    {tag: '@10.8'},
    async ({page}) => {
      const expectWayOut = async () => {
        await copyButton(page).click();
        await expect(message(page)).toHaveText(
          'Your browser did not copy the page. Open the Markdown and copy it there.',
        );
        const link = page.getByRole('link', {name: 'Open the Markdown'});
        await expect(link).toHaveAttribute('href', twin);
      };
      await page.route(`**${twin}`, (request) => request.fulfill({status: 404}));
      await open(page, route);
      await expectWayOut();
      await page.unroute(`**${twin}`);
      await page.reload();
      await page.evaluate(() => {
        navigator.clipboard.write = () => Promise.reject(new Error('refused'));
      });
      await expectWayOut();
    },
  );
});

test(
  'the list beside the button has the Markdown, assistants and the index, and sends nothing before a link is followed',
  {tag: ['@9.4', '@10.8', '@13.1']},
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
    await test.step('it closes on a press outside, when the focus leaves it, and on Escape', async () => {
      await page.getByRole('heading', {level: 1}).click();
      await expect(viewLink(page)).toBeHidden();
      await more(page).press('Enter');
      await expect(viewLink(page)).toBeVisible();
      await copyButton(page).focus();
      await expect(viewLink(page)).toBeHidden();
      await more(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(viewLink(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(viewLink(page)).toBeHidden();
      await expect(more(page)).toBeFocused();
    });
  },
);

test(
  'on a narrow screen, the list is in the row of the platforms; it fits with large text as well',
  {tag: ['@9.7', '@9.8']},
  async ({page}) => {
    await open(page, route);
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 640});
      await expect(copyButton(page)).toBeHidden();
      const row = await boxOf(page.getByRole('navigation', {name: 'Platform'}));
      const toggle = await boxOf(more(page));
      expect(toggle.y).toBeGreaterThanOrEqual(row.y);
      expect(toggle.y + toggle.height).toBeLessThanOrEqual(row.y + row.height);
      await more(page).click();
      await expect(viewLink(page)).toBeVisible();
      for (const target of [more(page), ...(await links(page).all())]) {
        const box = await boxOf(target);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
      await more(page).click();
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [390, 1024]) {
      await page.setViewportSize({width, height: 1600});
      await more(page).click();
      for (const link of await links(page).all()) {
        await expect(link, `at ${width} px`).toBeInViewport({ratio: 1});
      }
      await more(page).click();
    }
  },
);
