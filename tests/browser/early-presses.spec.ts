import type {Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {holdReact} from '../harness/hold-react';
import {expect, hydrated, test} from '../harness/test';

test.use({variant: 'kitchen', viewport: {width: 390, height: 800}, hasTouch: true});

const PAGE = '/Android/using';

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

const expectNotStarted = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

test(
  'every press that comes before the application starts takes effect once it has, and only once',
  {tag: '@9.2'},
  async ({page}) => {
    const release = await holdFiles(page);
    await page.goto(PAGE, {waitUntil: 'commit'});
    const contents = page.getByRole('button', {name: 'On this page'});
    await contents.tap();
    // A reader who sees nothing happen presses again.
    await menuButton(page).tap();
    await menuButton(page).tap();
    await expectNotStarted(page);
    release();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await hydrated(page);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents).toHaveAttribute('aria-expanded', 'true');
  },
);

test(
  'a press that React or a code block handles by itself is not repeated',
  {tag: '@9.2'},
  async ({page}) => {
    await test.step('a code block', async () => {
      const release = await holdFiles(page, /\/assets\/js\/(?!framework|main)/);
      await page.goto(PAGE, {waitUntil: 'commit'});
      const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
      await wrap.tap();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      await expectNotStarted(page);
      release();
      await hydrated(page);
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('React', async () => {
      const react = await holdReact(page);
      await page.goto(PAGE);
      await react.isHeld();
      await menuButton(page).tap();
      await react.release();
      await hydrated(page);
      await expect(menu(page)).toBeVisible();
    });
  },
);

test.describe('a category of the docs sidebar, which is a link until the application starts', () => {
  test.use({viewport: {width: 1280, height: 800}});

  const category = (page: Page) =>
    page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('button', {name: 'iOS', exact: true});

  test(
    'opens after a press, in a new tab if the reader asks for it, and leads to its first doc when pressed again',
    {tag: ['@9.1', '@9.2']},
    async ({page, context}) => {
      const release = await holdFiles(page);
      await page.goto(PAGE, {waitUntil: 'commit'});
      const opened = context.waitForEvent('page');
      await category(page).click({modifiers: ['Control']});
      await (await opened).close();
      await expect(page).toHaveURL(PAGE);
      await category(page).click();
      await expectNotStarted(page);
      release();
      await hydrated(page);
      await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(PAGE);

      // The application may never start.
      await holdFiles(page);
      await page.goto(PAGE, {waitUntil: 'commit'});
      await category(page).click();
      await category(page).click();
      await expect(page).toHaveURL('/iOS/install');
    },
  );
});
