import type {Page} from '@playwright/test';
import {sidebar, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';
import {facts} from '../kitchen/facts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

const route = '/Android/using';
const twin = `${route}.md`;

const copyButton = (page: Page) => page.getByRole('button', {name: /^Cop(y page|ied)/});
const more = (page: Page) => page.getByLabel('More ways to use this page');
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});

test(
  'the button "Copy page" copies the page as Markdown, and says so without moving anything; else it leads to the Markdown',
  {tag: ['@10.8', '@12.2']},
  async ({page, request}) => {
    const expectCopied = async (address: string) => {
      await copyButton(page).click();
      await expect(copyButton(page)).toHaveText('Copied as Markdown');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await (await request.get(`${address}.md`)).text());
    };
    await open(page, '/Android/install');
    const before = await title(page).boundingBox();
    await expectCopied('/Android/install');
    expect(await title(page).boundingBox()).toEqual(before);
    await test.step('on the page that the reader has moved on to', async () => {
      await sidebar(page).getByRole('link', {name: 'Using', exact: true}).click();
      await expect(title(page)).toHaveText('Using on Android');
      await expectCopied(route);
    });
    await test.step('if the clipboard refuses', async () => {
      await open(page, route);
      await page.evaluate(() => {
        navigator.clipboard.write = () => Promise.reject(new Error('refused'));
      });
      await copyButton(page).click();
      await expect(page).toHaveURL(twin);
    });
  },
);

test(
  'the list beside the button has the Markdown, assistants and the index, and sends nothing by itself',
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
    for (const [name, ask] of [
      ['ChatGPT', 'https://chatgpt.com/?q='],
      ['Claude', 'https://claude.ai/new?q='],
    ] as const) {
      const link = page.getByRole('link', {name: `Open in ${name}`});
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.slice(0, ask.length)).toBe(ask);
      expect(decodeURIComponent(href.slice(ask.length))).toContain(facts.site.url + twin);
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
  },
);
