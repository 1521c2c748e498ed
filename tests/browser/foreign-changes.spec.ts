import type {Page} from '@playwright/test';
import {extendPage} from '../harness/extend-page';
import {holdFrames} from '../harness/hold-frames';
import {translatePage} from '../harness/translate-page';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen', permissions: ['clipboard-read', 'clipboard-write']});
// Each visits three pages in one of the ways, and the translator is slow.
test.slow();

const title = (page: Page) => page.getByRole('heading', {level: 1});
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: /^flutter$/i});
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

/** How a page comes to be changed by somebody else. */
const ways: Record<string, (page: Page, address: string) => Promise<void>> = {
  'that the browser translates': async (page, address) => {
    await open(page, address);
    await translatePage(page);
  },
  'that extensions change': async (page, address) => {
    await open(page, address);
    await page.evaluate(extendPage);
  },
  'that extensions have changed before the application starts': async (page, address) => {
    await page.addInitScript(extendPage);
    await open(page, address);
  },
};

for (const [which, openChanged] of Object.entries(ways)) {
  test(
    `on a page ${which}, everything on a doc works, and the ways to other pages`,
    {tag: '@9.15'},
    async ({page}) => {
      await page.clock.install();
      await openChanged(page, '/Android/install');
      const tab = page.getByRole('tab', {name: 'Yarn'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const mode = page.getByRole('button', {name: /^Switch between dark and light/});
      for (const theme of ['dark', 'light']) {
        await mode.click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      }
      await page.getByLabel('More ways to use this page').press('Enter');
      await page.keyboard.press('Escape');
      await test.step('what is copied is said, twice, and then nothing', async () => {
        const block = page.getByRole('figure').filter({visible: true}).first();
        const message = page.getByRole('status').first();
        for (let round = 0; round < 2; round++) {
          await copyButton(page).click();
          await expect(message).toHaveText(/^copied as markdown$/i);
          await block.getByRole('button', {name: 'Copy code'}).click();
          await expect(block.getByRole('status')).toHaveText(/^copied$/i);
          await page.clock.runFor(10_000);
          await expect(message).toBeEmpty();
        }
      });
      await footerLink(page).click();
      await expect(title(page)).toHaveText(/flutter/i);
      await page.goBack();
      await expect(title(page)).toHaveText(/android/i);
      await test.step('the search finds what is typed, and a result leads to its page', async () => {
        const dialog = page.getByRole('dialog', {name: 'Search'});
        const marks = dialog.locator('a mark');
        await page.keyboard.press('Control+k');
        for (const [query, marked] of [
          ['permission', /permission/i],
          ['permissions', /permission/i],
          ['offline', /offline/i],
        ] as const) {
          await dialog.locator('input').fill(query);
          await expect(marks.filter({hasText: marked})).not.toHaveCount(0);
          await expect(marks.filter({hasNotText: marked})).toHaveCount(0);
        }
        await dialog.locator('input').fill('zzzzzz');
        await expect(dialog.getByRole('status')).toHaveText(/nothing found/i);
        await dialog.locator('input').fill('offline');
        await expect(marks.first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/\/\w+#/);
        await expect(title(page)).not.toHaveText(/install/i);
      });
    },
  );

  test(
    `on a page ${which}, the player and the mobile menu work`,
    {tag: ['@9.15', '@10.16']},
    async ({page}) => {
      await page.addInitScript(holdFrames);
      await openChanged(page, '/');
      const opener = page.getByRole('button', {name: 'Follow this delivery'});
      const status = page.locator('delivery-replay').getByText(/^event \d of 7/i);
      await opener.click();
      // A key that is pressed before the player has been fetched is not for it.
      await expect(status).toHaveText(/^event 1 of 7/i);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText(/^event 2 of 7/i);
      await page.getByRole('tab', {name: 'iOS'}).click();
      await expect(status).toHaveText(/\.\w+$/);
      await page
        .locator('delivery-replay')
        .getByRole('button', {name: /^close$/i})
        .click();
      await expect(opener).toBeFocused();

      await page.setViewportSize({width: 390, height: 800});
      // A list that is still opening moves its links away from a press.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await openChanged(page, '/Android/install');
      await menuButton(page).click();
      const menu = page.getByRole('dialog', {name: 'Menu'});
      await menu.getByRole('button', {name: /^ios$/i}).click();
      await menu.getByRole('link').and(page.locator('[href="/iOS/examples"]')).click();
      await expect(menu).toBeHidden();
      await expect(title(page)).toHaveText(/ios/i);
      await menuButton(page).click();
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      await menu.getByRole('link').first().click();
      await expect(page).toHaveURL('/');
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(title(page)).toHaveText(/ios/i);
    },
  );
}

test(
  'an extension that removes parts of the page breaks nothing',
  {tag: '@9.15'},
  async ({page}) => {
    await page.clock.install();
    await open(page, '/Android/install');
    await page.evaluate(() => document.querySelector('.breadcrumbs')?.remove());
    const message = page.getByRole('status').first().getByText('Copied as Markdown');
    await copyButton(page).click();
    await message.evaluate((element) => element.replaceWith('Something else'));
    await page.clock.runFor(10_000);
    await copyButton(page).click();
    await expect(message).toBeVisible();
    await footerLink(page).click();
    await expect(title(page)).toHaveText(/Flutter/);
  },
);

test('a background tab gets the title of its new page', {tag: ['@1.5', '@9.5']}, async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
  });
  await open(page, '/Android/install');
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await footerLink(page).press('Enter');
  await expect(page).toHaveTitle(/Flutter/);
});
