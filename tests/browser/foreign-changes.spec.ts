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
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: /android/i})).toBeVisible();
  });
});

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
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter'}).click();
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
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter'}).press('Enter');
  await expect(page).toHaveTitle(/Flutter/);
});
