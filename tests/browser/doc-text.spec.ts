import type {Page} from '@playwright/test';
import {followNewLink, openEarly, textAddress} from '../harness/page';
import {navbar, section, title} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

// A page whose text leads to another one. Offline, the icon of the next page and what is prefetched are missing.
test.use({variant: 'kitchen', allowedConsole: [/Failed to load resource|onRecoverableError/]});

const PAGE = '/Android/install';
const TARGET = '/Android/using#turn-on-a-lamp';

const text = (page: Page) => page.locator('.theme-doc-markdown');
const linkToPage = (page: Page) => text(page).locator(`a[href="${TARGET}"]`);

test(
  "a link in the text leads to its page without a reload, and leaves the browser's own ways to the browser",
  {tag: ['@4.3', '@9.4', '@12.6']},
  async ({page, context}) => {
    await open(page, PAGE);
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    for (const act of ['click', 'press'] as const) {
      await (act === 'click' ? linkToPage(page).click() : linkToPage(page).press('Enter'));
      await expect(page).toHaveURL(TARGET);
      await expect(section(page, 'Turn on a lamp')).toBeInViewport();
      await page.goBack();
    }
    await page.getByRole('link', {name: 'Direct link to Set the key', exact: true}).click();
    await expect(page).toHaveURL(`${PAGE}#set-the-key`);
    await expect(section(page, 'Set the key')).toBeInViewport();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    const set = (name: string, value: string) =>
      linkToPage(page).evaluate((link, [attribute, to]) => link.setAttribute(attribute, to), [
        name,
        value,
      ] as const);
    await test.step('a new tab and a target', async () => {
      for (const modifiers of [['Control'], []] as 'Control'[][]) {
        const opened = context.waitForEvent('page');
        await linkToPage(page).click({modifiers});
        await (await opened).close();
        await set('target', '_blank');
      }
    });
    await test.step('a download and a file', async () => {
      await set('target', '');
      await set('download', 'page.html');
      const download = page.waitForEvent('download');
      await linkToPage(page).click();
      expect((await download).suggestedFilename()).toBe('page.html');
      await page.reload();
      await hydrated(page);
      await set('href', '/llms.txt');
      await text(page).locator('a[href="/llms.txt"]').click();
      await expect(page).toHaveURL('/llms.txt');
      await expect(page.getByRole('heading')).toHaveCount(0);
    });
  },
);

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

test(
  'if a browser extension has emptied a part of the page, the application draws it again, with its text',
  {tag: '@9.15'},
  async ({page}) => {
    for (const selector of ['.navbar', '#__docusaurus']) {
      const start = await openEarly(page, PAGE);
      await page.locator(selector).evaluate((element) => element.replaceChildren());
      await start();
      await expect(section(page, 'Set the key'), selector).toBeVisible();
      await expect(navbar(page), selector).toBeVisible();
    }
  },
);
