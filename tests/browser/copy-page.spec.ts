import type {Page} from '@playwright/test';
import {openEarly} from '../harness/page';
import {sidebar, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';
import {facts} from '../kitchen/facts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowedConsole: [/INTERNET_DISCONNECTED/],
});

const route = '/Android/using';
const twin = `${route}.md`;

const copyButton = (page: Page) => page.getByRole('button', {name: /^(Copy page|Copied|Not)/});
const more = (page: Page) => page.getByLabel('More ways to use this page');
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test(
  'the button "Copy page" copies the page as Markdown, even before the application starts, and says so without moving anything; else it leads to the Markdown, if there is a connection',
  {tag: ['@9.2', '@10.8', '@12.2', '@12.10']},
  async ({page, request, context}) => {
    const expectCopied = async (address: string) => {
      await copyButton(page).click();
      await expect(copyButton(page)).toHaveText('Copied');
      expect(await copied(page)).toBe(await (await request.get(`${address}.md`)).text());
    };
    const start = await openEarly(page, '/Android/install');
    const before = await title(page).boundingBox();
    await expectCopied('/Android/install');
    expect(await title(page).boundingBox()).toEqual(before);
    await start();
    await test.step('on the page that the reader has moved on to', async () => {
      await sidebar(page).getByRole('link', {name: 'Using', exact: true}).click();
      await expect(title(page)).toHaveText('Using on Android');
      await expectCopied(route);
    });
    await test.step('without a connection', async () => {
      await open(page, route);
      await context.setOffline(true);
      await copyButton(page).click();
      await expect(copyButton(page)).toHaveText('Not copied');
      await expect(page).toHaveURL(route);
      await context.setOffline(false);
    });
    await test.step('if the clipboard refuses', async () => {
      await page.evaluate(() => {
        navigator.clipboard.write = () => Promise.reject(new Error('refused'));
      });
      await copyButton(page).click();
      await expect(page).toHaveURL(twin);
    });
  },
);

test(
  'the menu beside the button has the Markdown, a question for an assistant and a way to report a problem, and sends nothing by itself',
  {tag: ['@9.4', '@10.8', '@10.9', '@13.1']},
  async ({page, request}) => {
    const address = '/forms/with%20space%20&%20more';
    await open(page, address);
    await expect(viewLink(page)).toBeHidden();
    await more(page).click();
    await expect(viewLink(page)).toHaveAttribute('href', `${address}.md`);
    const [button, entry] = [await more(page).boundingBox(), await viewLink(page).boundingBox()];
    expect(Math.abs((entry?.y ?? NaN) - (button?.y ?? NaN))).toBeLessThan(60);
    expect((await request.get(`${address}.md`)).status()).toBe(200);
    await page.getByRole('button', {name: 'Copy for an assistant'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await copied(page)).toContain(`${facts.site.url}${address}.md`);
    await expect(more(page).locator('..').getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('link', {name: 'Report a problem'})).toBeVisible();
    await test.step('it stays while the reader is in another window, and closes on a press outside and on Escape', async () => {
      await page.evaluate(() =>
        document.activeElement?.dispatchEvent(new FocusEvent('focusout', {bubbles: true})),
      );
      await expect(viewLink(page)).toBeVisible();
      await title(page).click();
      await expect(viewLink(page)).toBeHidden();
      await more(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(viewLink(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(viewLink(page)).toBeHidden();
      await expect(more(page)).toBeFocused();
    });
    await test.step('even if it was left before the application started', async () => {
      const start = await openEarly(page, address);
      await more(page).click();
      await title(page).click();
      await start();
      await title(page).click();
      await expect(viewLink(page)).toBeHidden();
    });
  },
);
