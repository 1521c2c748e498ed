import type {Page} from '@playwright/test';
import {textAddress} from '../harness/doc-text';
import {holdFiles} from '../harness/hold-files';
import {prefetched} from '../harness/prefetched';
import {followNewLink} from '../harness/follow-new-link';
import {expect, hydrated, open, test} from '../harness/test';

/** A docs page whose text leads to another one. */
const PAGE = '/Android/examples';
const TARGET = '/Android/using#privacy-and-store-forms';

const text = (page: Page) => page.locator('.theme-doc-markdown');

const linkToPage = (page: Page) => text(page).locator(`a[href="${TARGET}"]`);

/** Marks the document, so that a reload can be detected. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {isSameDocument: true}));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** The scripts and data that a page loads from now on, in order; not what it prefetches. */
function filesLoadedBy(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const isPrefetch = request.headers()['sec-purpose'] === 'prefetch';
    if (['fetch', 'script'].includes(request.resourceType()) && !isPrefetch) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}

/** The HTML of the text, without what its elements add when they run. */
const htmlOf = (page: Page) =>
  text(page).evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const tools of copy.querySelectorAll('code-tools')) {
      tools.replaceChildren();
    }
    for (const scroller of copy.querySelectorAll('pre, table-scroller')) {
      for (const attribute of ['tabindex', 'role', 'aria-label']) {
        scroller.removeAttribute(attribute);
      }
    }
    return copy.innerHTML;
  });

for (const address of ['/', '/Android/using', '/ReactNative/install', '/Flutter/examples']) {
  test(`the text of ${address} is the same for a reader who arrives and one who comes from another page`, async ({
    page,
  }) => {
    await open(page, address);
    const arrived = await htmlOf(page);
    await open(page, '/markdown-page');
    await followNewLink(page, address);
    await expect(text(page)).toBeVisible();
    expect(await htmlOf(page)).toBe(arrived);
  });
}

test.describe('on the page that the reader arrives on', () => {
  test('a link in the text leads to a page without a reload', async ({page}) => {
    await open(page, PAGE);
    await mark(page);
    await linkToPage(page).click();
    await expect(page).toHaveURL(TARGET);
    await expect(page.getByRole('heading', {name: /^Privacy and store forms/})).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
  });

  test('a link in the text can be followed by keyboard', async ({page}) => {
    await open(page, PAGE);
    await mark(page);
    await linkToPage(page).press('Enter');
    await expect(page).toHaveURL(TARGET);
    expect(await isMarked(page)).toBe(true);
  });

  test('a link in the text opens in a new tab if the reader asks for it', async ({
    page,
    context,
  }) => {
    await open(page, PAGE);
    const newPage = context.waitForEvent('page');
    await linkToPage(page).click({modifiers: ['Control']});
    await newPage;
    await expect(page).toHaveURL(PAGE);
  });

  test('a link in the text with a target opens there', async ({page, context}) => {
    await open(page, PAGE);
    await linkToPage(page).evaluate((link) => link.setAttribute('target', '_blank'));
    const newPage = context.waitForEvent('page');
    await linkToPage(page).click();
    await expect(await newPage).toHaveURL(TARGET);
    await expect(page).toHaveURL(PAGE);
  });

  test('a link in the text to a page that is to be saved saves it', async ({page}) => {
    await open(page, PAGE);
    await linkToPage(page).evaluate((link) => link.setAttribute('download', 'page.html'));
    const download = page.waitForEvent('download');
    await linkToPage(page).click();
    expect((await download).suggestedFilename()).toBe('page.html');
    await expect(page).toHaveURL(PAGE);
  });

  test('a link in the text to a file leads to the file', async ({page}) => {
    await open(page, PAGE);
    await linkToPage(page).evaluate((link) => link.setAttribute('href', '/llms.txt'));
    await text(page).locator('a[href="/llms.txt"]').click();
    await expect(page).toHaveURL('/llms.txt');
    await expect(page.getByRole('heading')).toHaveCount(0);
  });

  test('a link to a heading in the text stays on the page', async ({page}) => {
    await open(page, PAGE);
    await mark(page);
    await page.getByRole('link', {name: 'Direct link to Minimal integration', exact: true}).click();
    await expect(page).toHaveURL(`${PAGE}#minimal-integration`);
    await expect(page.getByRole('heading', {name: /^Minimal integration/})).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
  });

  test.describe('without a connection', () => {
    // The icon of the next page.
    test.use({allowedConsole: [/Failed to load resource/]});

    test('the text is still available when the reader comes back', async ({page, context}) => {
      await open(page, PAGE);
      const arrived = await htmlOf(page);
      await followNewLink(page, '/markdown-page');
      await expect(text(page)).toHaveCount(0);
      await context.setOffline(true);
      await page.goBack();
      await expect(text(page)).toBeVisible();
      expect(await htmlOf(page)).toBe(arrived);
    });
  });

  test.describe('far down', () => {
    const link = (page: Page) => text(page).locator('a[href="/Flutter/using"]').first();

    test('a page is prefetched when a link to it becomes visible', async ({page, request}) => {
      const address = await textAddress(request, '/Flutter/using');
      await page.setViewportSize({width: 390, height: 640});
      await open(page, '/');
      expect(await prefetched(page)).not.toContain(address);
      await link(page).scrollIntoViewIfNeeded();
      await expect.poll(() => prefetched(page)).toContain(address);
    });

    test('a page is loaded when a pointer reaches a link to it', async ({page}) => {
      await page.setViewportSize({width: 390, height: 640});
      await open(page, '/');
      await link(page).scrollIntoViewIfNeeded();
      const text = page.waitForRequest(
        (request) => request.resourceType() === 'fetch' && request.url().endsWith('.json'),
      );
      await link(page).hover();
      await text;
    });
  });
});

test('for the next docs page, only the text is loaded, and no script', async ({page, request}) => {
  await open(page, '/Android/install');
  const loaded = filesLoadedBy(page);
  await followNewLink(page, '/iOS/using');
  await expect(page.getByRole('heading', {level: 1, name: 'Using the SDK on iOS'})).toBeVisible();
  expect(loaded).toEqual([await textAddress(request, '/iOS/using')]);
});

test.describe('if a browser extension has emptied', () => {
  test.use({allowedConsole: [/onRecoverableError/]});

  for (const [what, selector] of [
    ['the navbar', '.navbar'],
    ['the page', '#__docusaurus'],
  ] as const) {
    test(`${what}, the application draws the page again, with its text`, async ({page}) => {
      const release = await holdFiles(page);
      await page.goto(PAGE, {waitUntil: 'commit'});
      const heading = page.getByRole('heading', {name: /^Minimal integration/});
      await expect(heading).toBeVisible();
      await page.locator(selector).evaluate((element) => element.replaceChildren());
      release();
      await hydrated(page);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    });
  }
});
