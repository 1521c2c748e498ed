import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {assistants} from '../../src/components/CopyPage/assistants';
import {sidebar, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({
  variant: 'kitchen',
  permissions: ['clipboard-read', 'clipboard-write'],
  // One file is missing, and the browser itself reports the status.
  allowedConsole: [/status of 404/],
});

const route = '/Android/using';
const twin = `${route}.md`;

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const more = (page: Page) => page.getByLabel('More ways to use this page');
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
// Code blocks have messages of their own, below.
const message = (page: Page) => page.getByRole('status').first();

test(
  'the button "Copy page" copies the page as Markdown, says so without moving anything, and falls silent; else it leads to the Markdown',
  {tag: ['@10.8', '@12.2']},
  async ({page, request}) => {
    const expectCopied = async (address: string) => {
      await copyButton(page).click();
      await expect(message(page)).toHaveText('Copied as Markdown');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await (await request.get(`${address}.md`)).text());
    };
    await page.clock.install();
    await open(page, '/Android/install');
    const before = await title(page).boundingBox();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await expectCopied('/Android/install');
    expect(await title(page).boundingBox()).toEqual(before);
    await page.clock.runFor(10_000);
    await expect(message(page)).toBeEmpty();
    await page.clock.resume();
    await test.step('on the page that the reader has moved on to', async () => {
      await sidebar(page).getByRole('link', {name: 'Using', exact: true}).click();
      await expect(title(page)).toHaveText('Using on Android');
      await expectCopied(route);
    });
    await test.step('if the file is missing', async () => {
      await page.route(`**${twin}`, (request_) => request_.fulfill({status: 404}));
      await page.reload();
      await copyButton(page).click();
      await expect(message(page)).toHaveText(/did not copy the page/);
      const link = page.getByRole('link', {name: 'Open the Markdown'});
      await expect(link).toHaveAttribute('href', twin);
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
    for (const [name, ask] of Object.entries(assistants)) {
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
