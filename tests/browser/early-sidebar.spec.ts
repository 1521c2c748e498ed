import type {Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {holdReact} from '../harness/hold-react';
import {expect, hydrated, test} from '../harness/test';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const category = (page: Page, name: string) =>
  sidebar(page).getByRole('button', {name, exact: true});
const entries = (page: Page) => sidebar(page).getByRole('link');

/** What the sidebar shows: the overview, and the three docs of each open category. */
async function expectOpen(page: Page, names: readonly string[]): Promise<void> {
  for (const name of ['Android', 'iOS', 'React Native', 'Flutter']) {
    await expect(category(page, name)).toHaveAttribute(
      'aria-expanded',
      String(names.includes(name)),
    );
  }
  await expect(entries(page)).toHaveCount(1 + 3 * names.length);
}

test.describe('before the application starts, a category of the docs sidebar', () => {
  let start: () => Promise<void>;

  test.beforeEach(async ({page}) => {
    const release = await holdFiles(page);
    await page.goto('/Android/using', {waitUntil: 'commit'});
    start = async () => {
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await hydrated(page);
    };
  });

  test('opens, and is open when it has started', async ({page}) => {
    await category(page, 'iOS').click();
    await expectOpen(page, ['Android', 'iOS']);
    await start();
    await expectOpen(page, ['Android', 'iOS']);
    await expect(page).toHaveURL('/Android/using');
    await category(page, 'iOS').click();
    await expectOpen(page, ['Android']);
  });

  test('closes, and is closed when it has started', async ({page}) => {
    await category(page, 'Android').click();
    await expectOpen(page, []);
    await start();
    await expectOpen(page, []);
    await expect(page).toHaveURL('/Android/using');
    await category(page, 'Android').click();
    await expectOpen(page, ['Android']);
  });

  test('that is pressed twice is as it was', async ({page}) => {
    await category(page, 'Flutter').click();
    await category(page, 'Android').click();
    await category(page, 'Flutter').click();
    await expectOpen(page, []);
    await start();
    await expectOpen(page, []);
  });

  test('leads to its first doc where the HTML has no entries of it, as there would be too many', async ({
    page,
  }) => {
    await sidebar(page)
      .locator('li', {has: page.getByRole('button', {name: 'iOS', exact: true})})
      .locator('ul')
      .evaluate((list) => list.remove());
    await category(page, 'iOS').click();
    await expect(page).toHaveURL('/iOS/install');
  });

  test('opens by the keyboard, which then reaches its entries', async ({page}) => {
    await category(page, 'React Native').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entries(page).and(page.locator('[href="/ReactNative/install"]'))).toBeFocused();
    await start();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ReactNative/using');
  });
});

test('a press on a category that React answers is answered once', async ({page}) => {
  const react = await holdReact(page);
  await page.goto('/Android/using');
  await react.isHeld();
  await category(page, 'iOS').click();
  await react.release();
  await hydrated(page);
  await expectOpen(page, ['Android', 'iOS']);
});

test('a category that was opened early is closed in a sidebar that is drawn anew', async ({
  page,
}) => {
  const release = await holdFiles(page);
  await page.goto('/', {waitUntil: 'commit'});
  await category(page, 'iOS').click();
  await expectOpen(page, ['iOS']);
  release();
  await hydrated(page);
  await expectOpen(page, ['iOS']);
  await page.getByRole('main').getByRole('link', {name: 'The blog'}).click();
  await expect(sidebar(page)).toHaveCount(0);
  await page.goBack();
  await expectOpen(page, []);
});
