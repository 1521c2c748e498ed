import type {Page} from '@playwright/test';
import {textAddress} from '../harness/doc-text';
import {followNewLink} from '../harness/follow-new-link';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

/** A docs page whose text leads to another one. */
const PAGE = '/Android/install';
const TARGET = '/Android/using#start-a-delivery';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const text = (page: Page) => page.locator('.theme-doc-markdown');
const linkToPage = (page: Page) => text(page).locator(`a[href="${TARGET}"]`);

test(
  'a link in the text leads to its page without a reload, by pointer and by keyboard',
  {tag: ['@4.3', '@9.4', '@12.6']},
  async ({page}) => {
    await open(page, PAGE);
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await linkToPage(page).click();
    await expect(page).toHaveURL(TARGET);
    await expect(page.locator(new URL(TARGET, 'http://localhost').hash)).toBeInViewport();
    await page.goBack();
    await linkToPage(page).press('Enter');
    await expect(page).toHaveURL(TARGET);
    await page.goBack();
    await page.getByRole('link', {name: 'Direct link to Set the key', exact: true}).click();
    await expect(page).toHaveURL(`${PAGE}#set-the-key`);
    await expect(page.getByRole('heading', {name: /^Set the key/})).toBeInViewport();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

test(
  "a link in the text leaves the browser's own ways to the browser: a new tab, a target, a download, a file",
  {tag: '@9.4'},
  async ({page, context}) => {
    await open(page, PAGE);
    const set = (name: string, value: string) =>
      linkToPage(page).evaluate((link, [attribute, to]) => link.setAttribute(attribute, to), [
        name,
        value,
      ] as const);
    const opened = context.waitForEvent('page');
    await linkToPage(page).click({modifiers: ['Control']});
    await (await opened).close();
    await set('target', '_blank');
    const target = context.waitForEvent('page');
    await linkToPage(page).click();
    await expect(await target).toHaveURL(TARGET);
    await (await target).close();
    await set('target', '');
    await set('download', 'page.html');
    const download = page.waitForEvent('download');
    await linkToPage(page).click();
    expect((await download).suggestedFilename()).toBe('page.html');
    await expect(page).toHaveURL(PAGE);

    await page.reload();
    await hydrated(page);
    await set('href', '/llms.txt');
    await text(page).locator('a[href="/llms.txt"]').click();
    await expect(page).toHaveURL('/llms.txt');
    await expect(page.getByRole('heading')).toHaveCount(0);
  },
);

test.describe('without a connection later on', () => {
  // The icon of the next page, and what is prefetched.
  test.use({allowedConsole: [/Failed to load resource/]});

  test(
    'for the next doc, only its text is loaded, and no script; the first is there when the reader comes back',
    {tag: ['@10.12', '@12.6', '@12.9']},
    async ({page, request, context}) => {
      await open(page, PAGE);
      const arrived = await text(page).innerText();
      const loaded: string[] = [];
      page.on('request', (asked) => {
        const isPrefetch = asked.headers()['sec-purpose'] === 'prefetch';
        if (['fetch', 'script'].includes(asked.resourceType()) && !isPrefetch) {
          loaded.push(new URL(asked.url()).pathname);
        }
      });
      await followNewLink(page, '/iOS/using');
      await expect(title(page)).toHaveText(/iOS/);
      expect(loaded).toEqual([await textAddress(request, '/iOS/using')]);
      await context.setOffline(true);
      await page.goBack();
      await expect(title(page)).toHaveText(/Android/);
      expect(await text(page).innerText()).toBe(arrived);
    },
  );
});

test.describe('if a browser extension has emptied a part of the page', () => {
  test.use({allowedConsole: [/onRecoverableError/]});

  test('the application draws it again, with its text', {tag: '@9.15'}, async ({page}) => {
    for (const selector of ['.navbar', '#__docusaurus']) {
      const release = await holdFiles(page);
      await page.goto(PAGE, {waitUntil: 'commit'});
      const heading = page.getByRole('heading', {name: /^Set the key/});
      await expect(heading).toBeVisible();
      await page.locator(selector).evaluate((element) => element.replaceChildren());
      release();
      await hydrated(page);
      await expect(heading, selector).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Main'}), selector).toBeVisible();
    }
  });
});
