import type {Locator, Page} from '@playwright/test';
import {facts} from '../../product';
import {assistants} from '../../site/assistants';
import {expect, open, test} from '../harness/test';

const route = '/Android/using';
const twin = '/Android/using.md';

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const more = (page: Page) => page.getByLabel('More ways to use this page');
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
// Code blocks have messages of their own, below.
const message = (page: Page) => page.getByRole('status').first();
/** Where an element stands in the window, in pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  return box ?? {x: 0, y: 0, width: 0, height: 0};
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the button Copy page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the page as Markdown and says so', async ({page, request}) => {
    await open(page, route);
    await copyButton(page).click();
    await expect(message(page)).toHaveText('Copied as Markdown');
    expect(await clipboard(page)).toBe(await (await request.get(twin)).text());
  });

  test('copies the page that the reader has moved on to', async ({page, request}) => {
    await open(page, '/Android/install');
    await page.getByRole('link', {name: 'Using', exact: true}).first().click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Using the SDK on Android');
    await copyButton(page).click();
    await expect(message(page)).toHaveText('Copied as Markdown');
    expect(await clipboard(page)).toBe(await (await request.get(twin)).text());
  });

  test('copies in a browser without ClipboardItem', async ({page, request}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await open(page, route);
    await copyButton(page).click();
    await expect(message(page)).toHaveText('Copied as Markdown');
    expect(await clipboard(page)).toBe(await (await request.get(twin)).text());
  });

  test('moves nothing on the page while it says so, and then falls silent', async ({page}) => {
    await open(page, route);
    const title = page.getByRole('heading', {level: 1});
    const before = await title.boundingBox();
    await copyButton(page).click();
    await expect(message(page)).toHaveText('Copied as Markdown');
    expect(await title.boundingBox()).toEqual(before);
    await expect(message(page)).toBeEmpty();
  });
});

test.describe('when copying fails', () => {
  const wayOut = 'Your browser did not copy the page. Open the Markdown and copy it there.';

  test('if the clipboard refuses, the reader gets a link to the Markdown', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    });
    await open(page, route);
    await copyButton(page).click();
    await expect(message(page)).toHaveText(wayOut);
    await expect(page.getByRole('link', {name: 'Open the Markdown'})).toHaveAttribute('href', twin);
  });

  test.describe('because the file is missing', () => {
    // The browser itself reports the status 404.
    test.use({allowedConsole: [/status of 404/]});

    test('the reader is told', async ({page}) => {
      await page.route(`**${twin}`, (request) => request.fulfill({status: 404}));
      await open(page, route);
      await copyButton(page).click();
      await expect(message(page)).toHaveText(wayOut);
    });
  });
});

test.describe('the list beside the button', () => {
  test('links to the Markdown, to assistants and to the index', async ({page, request}) => {
    await open(page, route);
    await expect(viewLink(page)).toBeHidden();
    await more(page).click();
    await expect(viewLink(page)).toHaveAttribute('href', twin);
    const index = page.getByRole('link', {name: 'All pages for agents (llms.txt)'});
    await expect(index).toHaveAttribute('href', '/llms.txt');
    for (const address of [twin, '/llms.txt']) {
      expect((await request.get(address)).status()).toBe(200);
    }
  });

  for (const {name, ask} of assistants) {
    test(`asks ${name} about the public address of the page`, async ({page}) => {
      await open(page, route);
      await more(page).click();
      const link = page.getByRole('link', {name: `Open in ${name}`});
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.slice(0, ask.length)).toBe(ask);
      expect(decodeURIComponent(href.slice(ask.length))).toContain(facts.site.url + twin);
      await expect(link).toHaveAttribute('rel', /noopener/);
    });
  }

  test('closes on Escape, which returns the focus', async ({page}) => {
    await open(page, route);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(viewLink(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(viewLink(page)).toBeHidden();
    await expect(more(page)).toBeFocused();
  });

  test('closes on a press outside, and when the focus leaves it', async ({page}) => {
    await open(page, route);
    await more(page).click();
    await expect(viewLink(page)).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(viewLink(page)).toBeHidden();
    await more(page).click();
    await expect(viewLink(page)).toBeVisible();
    await copyButton(page).focus();
    await expect(viewLink(page)).toBeHidden();
  });

  for (const width of [320, 390]) {
    test(`shares a row with the platforms where a screen of ${width} px has no room for the button`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 640});
      await open(page, route);
      await expect(copyButton(page)).toBeHidden();
      const row = await boxOf(page.getByRole('navigation', {name: 'Platform'}));
      const toggle = await boxOf(more(page));
      expect(toggle.y).toBeGreaterThanOrEqual(row.y);
      expect(toggle.y + toggle.height).toBeLessThanOrEqual(row.y + row.height);
      await more(page).click();
      await expect(viewLink(page)).toBeVisible();
      const links = page.locator('details', {has: more(page)}).getByRole('link');
      for (const target of [more(page), ...(await links.all())]) {
        const box = await boxOf(target);
        // Large enough to press: WCAG 2.2, 2.5.8.
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    });
  }
});

for (const width of [390, 1024]) {
  test(`with text of twice its size, the list fits a window of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 1600});
    await open(page, route);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await more(page).click();
    for (const link of await page
      .locator('details', {has: more(page)})
      .getByRole('link')
      .all()) {
      await expect(link).toBeInViewport({ratio: 1});
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list opens and leads to the Markdown; the button is not there', async ({page}) => {
    await page.goto(route);
    await expect(copyButton(page)).toBeHidden();
    await more(page).click();
    await expect(viewLink(page)).toBeVisible();
    await expect(viewLink(page)).toHaveAttribute('href', twin);
  });
});
