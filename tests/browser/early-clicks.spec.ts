import type {Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {holdReact} from '../harness/hold-react';
import {expect, hydrated, test} from '../harness/test';

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

test.use({viewport: {width: 390, height: 800}, hasTouch: true});

for (const [times, presses] of [
  ['once', 1],
  ['twice', 2],
] as const) {
  test(`the menu opens for a reader who pressed its button ${times} before the application started`, async ({
    page,
  }) => {
    const release = await holdFiles(page);
    await page.goto('/Android/using', {waitUntil: 'commit'});
    for (let press = 0; press < presses; press++) {
      await menuButton(page).tap();
    }
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  });
}

test('a press that React handles is not repeated', async ({page}) => {
  const react = await holdReact(page);
  await page.goto('/Android/using');
  await react.isHeld();
  await menuButton(page).tap();
  await react.release();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
});

test('a press that a code block handles is not repeated', async ({page}) => {
  const release = await holdFiles(page, /\/assets\/js\/(?!framework|main)/);
  await page.goto('/Android/install', {waitUntil: 'commit'});
  const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
  await wrap.tap();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await hydrated(page);
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
});

test('every press is handled', async ({page}) => {
  const release = await holdFiles(page);
  await page.goto('/Android/using', {waitUntil: 'commit'});
  const contents = page.getByRole('button', {name: 'On this page'});
  await contents.tap();
  await menuButton(page).tap();
  release();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contents).toHaveAttribute('aria-expanded', 'true');
});

test.describe('a category of the docs sidebar, which is a link until the application starts', () => {
  test.use({viewport: {width: 1280, height: 800}});

  const category = (page: Page, name: string) =>
    page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name, exact: true});

  test('opens for a reader who pressed it before', async ({page}) => {
    const release = await holdFiles(page);
    await page.goto('/Android/using', {waitUntil: 'commit'});
    await category(page, 'iOS').click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
    await expect(category(page, 'iOS')).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/Android/using');
  });

  test('leads to its first doc when it is pressed again, as the application may never start', async ({
    page,
  }) => {
    await holdFiles(page);
    await page.goto('/Android/using', {waitUntil: 'commit'});
    await category(page, 'iOS').click();
    await category(page, 'iOS').click();
    await expect(page).toHaveURL('/iOS/install');
  });

  test('opens in a new tab if the reader asks for it', async ({page, context}) => {
    await holdFiles(page);
    await page.goto('/Android/using', {waitUntil: 'commit'});
    const opened = context.waitForEvent('page');
    await category(page, 'iOS').click({modifiers: ['Control']});
    await opened;
    await expect(page).toHaveURL('/Android/using');
  });
});
