import type {Page} from '@playwright/test';
import {textAddress} from '../harness/built-page';
import {followNewLink} from '../harness/page';
import {section, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

// A page whose text leads to another one. Offline, the icon of the next page and what is prefetched are missing.
test.use({allowedConsole: [/Failed to load resource/]});

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
    await linkToPage(page).press('Enter');
    await expect(page).toHaveURL(TARGET);
    await expect(section(page, 'Turn on a lamp')).toBeInViewport();
    await page.goBack();
    await page.getByRole('link', {name: 'Direct link to Set the key', exact: true}).click();
    await expect(page).toHaveURL(`${PAGE}#set-the-key`);
    await expect(section(page, 'Set the key')).toBeInViewport();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await test.step('again, which adds no step back, and to a file, which is left to the browser', async () => {
      await followAgain(`${PAGE}#set-the-key`);
      await text(page).getByRole('link', {name: 'File', exact: true}).click();
      await expect(page).toHaveURL('/contract.json');
      await page.goBack();
    });
    await test.step('a new tab', async () => {
      const opened = context.waitForEvent('page');
      await linkToPage(page).click({modifiers: ['ControlOrMeta']});
      await (await opened).close();
    });
    await test.step('again, where the address is encoded', async () => {
      await open(page, '/forms/中文#标题');
      await followAgain('/forms/中文#标题');
    });

    /** Follows a link to where the reader is, which adds no step back; one to a file is beside it. */
    async function followAgain(address: string): Promise<void> {
      await text(page).evaluate((element, here) => {
        element.insertAdjacentHTML(
          'afterbegin',
          `<a href="${here}">There</a> <a href="/contract.json">File</a>`,
        );
      }, address);
      const steps = await page.evaluate(() => history.length);
      await text(page).getByRole('link', {name: 'There'}).click();
      expect(await page.evaluate(() => history.length)).toBe(steps);
    }
  },
);

test(
  'for the next doc, only its text is loaded, and no script; the first is there when the reader comes back',
  {tag: ['@10.12', '@12.6', '@12.9']},
  async ({page, context}) => {
    await open(page, PAGE);
    const arrived = await text(page).textContent();
    const loaded: string[] = [];
    page.on('request', (asked) => {
      const isPrefetch = asked.headers()['sec-purpose'] === 'prefetch';
      if (['fetch', 'script'].includes(asked.resourceType()) && !isPrefetch) {
        loaded.push(new URL(asked.url()).pathname);
      }
    });
    await followNewLink(page, '/iOS/using');
    await expect(title(page)).toHaveText(/iOS/);
    expect(loaded).toEqual([textAddress('/iOS/using', 'kitchen')]);
    await context.setOffline(true);
    await page.goBack();
    await expect(title(page)).toHaveText(/Android/);
    expect(await text(page).textContent()).toBe(arrived);
  },
);
