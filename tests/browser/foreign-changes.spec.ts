import type {Page} from '@playwright/test';
import {extendPage} from '../harness/extend-page';
import {slowAnimations} from '../harness/slow-animations';
import {translatePage} from '../harness/translate-page';
import {expect, open, test} from '../harness/test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test.describe('on a page that the browser translates', () => {
  test('copying the page says so, and then falls silent', async ({page}) => {
    await open(page, '/Android/using');
    await translatePage(page);
    const status = page.getByRole('status').first();
    for (let round = 0; round < 2; round++) {
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(status).toHaveText('COPIED AS MARKDOWN');
      await expect(status).toBeEmpty();
    }
  });

  test('the search finds what is typed, and a result leads to its page', async ({page}) => {
    await open(page, '/');
    await translatePage(page);
    await page.keyboard.press('Control+k');
    const results = page.getByRole('listbox');
    const marks = results.locator('mark');
    for (const [query, marked] of [
      ['permission', /permission/i],
      ['permissions', /permission/i],
      ['NOT_CONFIGURED', /configured/i],
      ['address', /address/i],
    ] as const) {
      await page.getByRole('combobox').fill(query);
      await expect(marks.filter({hasText: marked})).not.toHaveCount(0);
      await expect(marks.filter({hasNotText: marked})).toHaveCount(0);
    }
    await page.getByRole('combobox').fill('zzzzzz');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/nothing found/i);
    await page.getByRole('combobox').fill('address');
    await expect(marks.first()).toBeVisible();
    await page.getByRole('combobox').press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('the mobile menu, the colour mode and the way to another page work', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/Android/install');
    await translatePage(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await page.getByRole('dialog').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    const title = page.getByRole('heading', {level: 1});
    await expect(title).not.toHaveText(/android/i);
    await page.goBack();
    await expect(title).toHaveText(/android/i);
  });
});

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
  test.describe(`on a page ${which}`, () => {
    test('tabs, code, the colour mode and the ways to other pages work', async ({page}) => {
      await openChanged(page, '/Android/install');
      const tab = page.getByRole('tab', {name: 'Groovy DSL'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const block = page.getByRole('figure').filter({visible: true}).first();
      for (let round = 0; round < 2; round++) {
        await block.getByRole('button', {name: 'Copy code'}).click();
        await expect(block.getByRole('status')).toHaveText(/^copied$/i);
      }
      const mode = page.getByRole('button', {name: /^Switch between dark and light/});
      for (const theme of ['dark', 'light']) {
        await mode.click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      }
      await page.getByLabel('More ways to use this page').press('Enter');
      await page.keyboard.press('Escape');
      const title = page.getByRole('heading', {level: 1});
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: /^flutter$/i})
        .click();
      await expect(title).toHaveText(/flutter/i);
      await page.goBack();
      await expect(title).toHaveText(/android/i);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('offline');
      await expect(page.getByRole('option').first()).toContainText(/offline/i);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/\w+#/);
      await expect(title).not.toHaveText(/install/i);
    });

    test('a delivery plays, and closes', async ({page}) => {
      await page.addInitScript(slowAnimations);
      await openChanged(page, '/');
      const opener = page.getByRole('button', {name: 'Follow this delivery'});
      const status = page.locator('delivery-player').getByText(/^event \d of 7/i);
      await opener.click();
      // A key that is pressed before the player has been fetched is not for it.
      await expect(status).toHaveText(/^event 1 of 7/i);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expect(status).toHaveText(/^event 2 of 7/i);
      await page.getByRole('tab', {name: 'iOS'}).click();
      await expect(status).toHaveText(/\.onSite/i);
      await page.getByRole('button', {name: /^close$/i}).click();
      await expect(opener).toBeFocused();
    });

    test('the mobile menu opens, leads to a page and closes', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      // A list that is still opening moves its links away from a press.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await openChanged(page, '/Android/install');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', {name: 'iOS'}).click();
      await menu.getByRole('link').and(page.locator('[href="/iOS/examples"]')).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/ios/i);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
  });
}

test('an extension that removes parts of the page breaks nothing', async ({page}) => {
  await open(page, '/Android/install');
  await page.evaluate(() => document.querySelector('.breadcrumbs')?.remove());
  const message = page.getByRole('status').first().getByText('Copied as Markdown');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await message.evaluate((element) => element.replaceWith('Something else'));
  await expect(async () => {
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(message).toBeVisible({timeout: 500});
  }).toPass();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
});

test.describe('a crash in the search', () => {
  test.use({allowedConsole: [/Cannot read|is not|React error|asked to fail/]});

  test('only takes down the search, which says so', async ({page}) => {
    await open(page, '/Android/using');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.evaluate(() => {
      String.prototype.trim = () => {
        throw new Error('asked to fail');
      };
    });
    await page.getByRole('combobox').fill('a');
    await expect(page.getByRole('alert')).toContainText('asked to fail');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('This page crashed')).toBeHidden();
  });
});

test('a background tab gets the title of its new page', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
  });
  await open(page, '/Android/install');
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Flutter', exact: true})
    .press('Enter');
  await expect(page).toHaveTitle(/Flutter/);
});
