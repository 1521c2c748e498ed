import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {violationsOfSize} from '../harness/axe';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen', viewport: {width: 390, height: 800}, hasTouch: true});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const docsItem = (page: Page) => menu(page).getByRole('link', {name: facts.sdk.name, exact: true});
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const back = (page: Page) => page.getByRole('button', {name: 'Back to main menu'});
const entry = (page: Page, name: string) => menu(page).getByRole('link', {name, exact: true});

async function openMenu(page: Page): Promise<void> {
  await toggle(page).tap();
  await expectShown(page);
}

async function expectShown(page: Page): Promise<void> {
  await expect(closeButton(page)).toBeInViewport();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
}

async function expectHidden(page: Page): Promise<void> {
  await expect(closeButton(page)).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
}

test(
  'the menu opens and closes by touch, and the page behind it does not scroll',
  {tag: ['@3.19', '@9.14']},
  async ({page}) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    await open(page, '/Android/install');
    await expectHidden(page);
    await page.mouse.move(380, 600);
    await openMenu(page);
    await page.mouse.wheel(0, 300);
    await closeButton(page).tap();
    await expectHidden(page);
    expect(await scrollY()).toBe(0);
    await page.mouse.move(380, 600);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBe(300);

    await test.step('a press outside it', async () => {
      await openMenu(page);
      await page.touchscreen.tap(380, 400);
      await expectHidden(page);
      await expect(toggle(page)).toBeFocused();
    });
  },
);

test(
  'the menu closes when the window reaches desktop width',
  {tag: ['@3.18', '@3.20']},
  async ({page}) => {
    await open(page, '/Android/install');
    await openMenu(page);
    await page.setViewportSize({width: 995, height: 800});
    await expectShown(page);
    await page.setViewportSize({width: 996, height: 800});
    await expect(closeButton(page)).toBeHidden();
    await page.setViewportSize({width: 390, height: 800});
    await expectHidden(page);
  },
);

test(
  'the menu closes when the reader goes back, which stays on the page',
  {tag: '@3.20'},
  async ({page}) => {
    await open(page, '/blog');
    const start = page.getByRole('contentinfo').getByRole('link', {name: 'Getting Started'});
    await start.tap();
    // The address changes first; the layout of a docs page then brings a menu of its own.
    await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();
    await openMenu(page);
    await page.evaluate(() => window.history.back());
    await expectHidden(page);
    await expect(page).toHaveURL('/Android/install');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/blog');
  },
);

test(
  'the menu shows the sidebar of a page that has one, and the main menu on demand',
  {tag: ['@3.19', '@3.21', '@9.7', '@9.8']},
  async ({page}) => {
    const website = navbar(page)
      .getByRole('link')
      .filter({hasText: /^Website$/});
    await open(page, '/Android/install');
    await openMenu(page);
    await expect(entry(page, 'Overview')).toBeInViewport();
    await test.step('its targets are large enough, and nothing lies on its logo', async () => {
      expect.soft(await violationsOfSize(page)).toEqual([]);
      for (const button of await menu(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        const least = Math.min(box?.width ?? 0, box?.height ?? 0);
        expect.soft(least, await button.innerText()).toBeGreaterThanOrEqual(24);
      }
      for (const width of [320, 390, 429, 430]) {
        await page.setViewportSize({width, height: 800});
        const logo = await menu(page).locator('.navbar__brand').boundingBox();
        const button = await menu(page)
          .getByRole('button', {name: /^Switch between dark and light mode/})
          .boundingBox();
        const right = (logo?.x ?? NaN) + (logo?.width ?? NaN);
        expect.soft(right, `${width} px wide`).toBeLessThan(button?.x ?? NaN);
      }
    });
    await back(page).tap();
    await expect(website).toBeInViewport();
    await expect(docsItem(page)).toBeInViewport();
    await expect(navbar(page).getByText('Overview')).not.toBeInViewport();
    await expect(navbar(page).getByText('Back to main menu')).not.toBeInViewport();

    await open(page, '/markdown-page');
    await openMenu(page);
    await expect(website).toBeInViewport();
    await expect(navbar(page).getByText('Back to main menu')).not.toBeInViewport();
  },
);

test('the menu closes after its links are followed', {tag: ['@3.19', '@3.21']}, async ({page}) => {
  await open(page, '/blog');
  await openMenu(page);
  await back(page).tap();
  await docsItem(page).tap();
  await expect(page).toHaveURL('/Android/install');
  await expectHidden(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();
  await openMenu(page);
  await entry(page, 'Examples').tap();
  await expect(page).toHaveURL('/Android/examples');
  await expectHidden(page);
});

/** Whether the focus is within the menu, or moving through the browser's own controls. */
const focusIsInMenu = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document;
    return activeElement === document.body || activeElement?.closest('dialog') !== null;
  });

test(
  'by keyboard, the menu is a modal dialog that keeps the focus, closes on Escape and gives it back',
  {tag: ['@9.4', '@9.14']},
  async ({page}) => {
    await open(page, '/Android/install');
    for (const key of ['Tab', 'Shift+Tab']) {
      await toggle(page).press('Enter');
      await expectShown(page);
      expect(await menu(page).evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(menu(page).locator(':focus')).toHaveCount(1);
      const stops = new Set<string>();
      for (let count = 0; count < 30; count++) {
        await page.keyboard.press(key);
        expect(await focusIsInMenu(page)).toBe(true);
        stops.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect([...stops]).toContain('Overview');
      expect([...stops], 'the hidden main menu').not.toContain('Website');
      await page.keyboard.press('Escape');
      await expectHidden(page);
      await expect(toggle(page)).toBeFocused();
    }
  },
);

test(
  'the focus moves on to the main menu, and a followed link leads on to the skip link',
  {tag: ['@9.4', '@9.5', '@9.14']},
  async ({page}) => {
    await open(page, '/Android/install');
    for (const [name, route, words] of [
      ['Overview', '/', facts.sdk.name],
      [facts.provider.name, '/', facts.sdk.name],
    ] as const) {
      await toggle(page).press('Enter');
      await back(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(docsItem(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await toggle(page).press('Enter');
      await entry(page, name).press('Enter');
      await expect(page).toHaveURL(route);
      await expectHidden(page);
      // By then, the page is another one, and the focus has moved to its beginning.
      await expect(page.locator('[aria-live]', {hasText: words})).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();
    }
  },
);

test(
  'the menu stays open below a search that is closed, and closes after a result is followed',
  {tag: ['@9.5', '@9.14']},
  async ({page}) => {
    await open(page, '/Android/install');
    await toggle(page).press('Enter');
    await expectShown(page);
    const search = page.getByRole('dialog', {name: 'Search'});
    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(closeButton(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('handle errors ios');
    await expect(search.locator('a[href*="#"]').first()).toContainText('Handle errors');
    await page.keyboard.press('Enter');
    await expect(search).toBeHidden();
    await expect(page).toHaveURL('/iOS/using#handle-errors');
    await expectHidden(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Direct link to Handle errors'})).toBeFocused();
  },
);
