import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {targetsTooSmall} from '../harness/target-size';
import {expect, open, test} from '../harness/test';

test.use({viewport: {width: 390, height: 800}, hasTouch: true});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const docsItem = (page: Page) =>
  navbar(page).getByRole('link', {name: facts.sdk.name, exact: true});
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const back = (page: Page) => page.getByRole('button', {name: 'Back to main menu'});

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
}

test.describe('the mobile menu', () => {
  test('opens and closes', async ({page}) => {
    await open(page, '/Android/install');
    await expectHidden(page);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page);
    await closeButton(page).tap();
    await expectHidden(page);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the logo clear of the colour mode button at any width', async ({page}) => {
    await open(page, '/Android/install');
    await openMenu(page);
    for (const width of [320, 390, 429, 430]) {
      await page.setViewportSize({width, height: 800});
      const logo = await page.locator('.navbar-sidebar .navbar__brand').boundingBox();
      const button = await page
        .locator('.navbar-sidebar__brand')
        .getByRole('button', {name: /^Switch between dark and light mode/})
        .boundingBox();
      expect((logo?.x ?? NaN) + (logo?.width ?? NaN), `${width} px wide`).toBeLessThan(
        button?.x ?? NaN,
      );
    }
  });

  test('has targets that are large enough', async ({page}) => {
    await open(page, '/Android/install');
    await openMenu(page);
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      const box = await button.boundingBox();
      const least = Math.min(box?.width ?? 0, box?.height ?? 0);
      expect(least, await button.innerText()).toBeGreaterThanOrEqual(24);
    }
    expect(await page.evaluate(targetsTooSmall)).toEqual([]);
  });

  test('blocks the scrolling of the page while it is shown', async ({page}) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    await open(page, '/Android/install');
    await page.mouse.move(380, 600);
    await openMenu(page);
    await page.mouse.wheel(0, 300);
    await closeButton(page).tap();
    await expectHidden(page);
    expect(await scrollY()).toBe(0);
    await page.mouse.move(380, 600);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBe(300);
  });

  test('shows the docs sidebar on a docs page, and the main menu on demand', async ({page}) => {
    await open(page, '/Android/install');
    await openMenu(page);
    await expect(back(page)).toBeInViewport();
    await expect(navbar(page).getByRole('link', {name: 'Overview', exact: true})).toBeInViewport();
    await back(page).tap();
    await expect(
      navbar(page)
        .getByRole('link')
        .filter({hasText: /^Website$/}),
    ).toBeInViewport();
    await expect(docsItem(page)).toBeInViewport();
    await expect(navbar(page).getByText('Overview')).not.toBeInViewport();
    await expect(navbar(page).getByText('Back to main menu')).not.toBeInViewport();
  });

  test('shows the main menu at once if there is no sidebar', async ({page}) => {
    await open(page, '/markdown-page');
    await openMenu(page);
    await expect(
      navbar(page)
        .getByRole('link')
        .filter({hasText: /^Website$/}),
    ).toBeInViewport();
    await expect(navbar(page).getByText('Back to main menu')).not.toBeInViewport();
  });

  test('closes when the viewport becomes desktop width', async ({page}) => {
    await open(page, '/Android/install');
    await openMenu(page);
    await page.setViewportSize({width: 995, height: 800});
    await expectShown(page);
    await page.setViewportSize({width: 996, height: 800});
    await expectHidden(page);
    await page.setViewportSize({width: 390, height: 800});
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expectHidden(page);
  });

  test('closes on back navigation, which stays on the page', async ({page}) => {
    await open(page, '/blog');
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Getting Started', exact: true})
      .tap();
    // The address changes first; the layout of a docs page then brings a menu of its own.
    await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();
    await openMenu(page);
    await page.evaluate(() => window.history.back());
    await expectHidden(page);
    await expect(page).toHaveURL('/Android/install');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/blog');
  });

  test('closes after a link of the docs sidebar is followed', async ({page}) => {
    await open(page, '/Android/install');
    await openMenu(page);
    await navbar(page).getByRole('link', {name: 'Examples', exact: true}).tap();
    await expect(page).toHaveURL('/Android/examples');
    await expectHidden(page);
  });

  test('closes after a link of the main menu is followed', async ({page}) => {
    await open(page, '/blog');
    await openMenu(page);
    await back(page).tap();
    await docsItem(page).tap();
    await expect(page).toHaveURL('/Android/install');
    await expectHidden(page);
  });
});

/** Whether the focus is within the menu, or moving through the browser's own controls. */
const focusIsInMenu = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document;
    return activeElement === document.body || activeElement?.closest('dialog') !== null;
  });

test.describe('the mobile menu by keyboard', () => {
  test('is a modal dialog with a name, and takes the focus', async ({page}) => {
    await open(page, '/Android/install');
    await toggle(page).press('Enter');
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toBeInViewport();
    await expect(menu.locator(':focus')).toHaveCount(1);
    expect(await menu.evaluate((element) => element.matches(':modal'))).toBe(true);
  });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`keeps the focus inside on ${key}`, async ({page}) => {
      await open(page, '/Android/install');
      await toggle(page).press('Enter');
      await expectShown(page);
      const stops = new Set<string>();
      for (let count = 0; count < 30; count++) {
        await page.keyboard.press(key);
        expect(await focusIsInMenu(page)).toBe(true);
        stops.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect([...stops]).toContain('Overview');
      expect([...stops], 'the hidden main menu').not.toContain('Website');
    });
  }

  test('closes on Escape, and the focus returns to its button', async ({page}) => {
    await open(page, '/Android/install');
    for (const round of ['first', 'second']) {
      await toggle(page).press('Enter');
      await expectShown(page);
      await page.keyboard.press('Escape');
      await expectHidden(page);
      await expect(toggle(page), round).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle(page), round).toBeFocused();
    }
  });

  test('stays open below a search that is closed, and closes after a result is followed', async ({
    page,
  }) => {
    await open(page, '/Android/install');
    await toggle(page).press('Enter');
    await expectShown(page);
    const search = page.getByRole('dialog', {name: 'Search'});
    for (const key of ['Escape', 'Enter']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('handle errors swift');
      await expect(page.getByRole('option').first()).toContainText('Handle errors');
      await page.keyboard.press(key);
      await expect(search).toBeHidden();
      await expect(closeButton(page)).toBeVisible({visible: key === 'Escape'});
    }
    await expect(page).toHaveURL('/iOS/using#handle-errors');
    await expectHidden(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Direct link to Handle errors'})).toBeFocused();
  });

  test('closes on a press outside it', async ({page}) => {
    await open(page, '/Android/install');
    await openMenu(page);
    await page.touchscreen.tap(380, 400);
    await expectHidden(page);
    await expect(toggle(page)).toBeFocused();
  });

  test('moves the focus on to the main menu', async ({page}) => {
    await open(page, '/Android/install');
    await toggle(page).press('Enter');
    await back(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(docsItem(page)).toBeFocused();
  });

  for (const name of ['Overview', facts.provider.name]) {
    test(`closes after its link ${name} is followed, and the next stop is the skip link`, async ({
      page,
    }) => {
      await open(page, '/Android/install');
      await toggle(page).press('Enter');
      await page.getByRole('dialog').getByRole('link', {name, exact: true}).press('Enter');
      await expect(page).toHaveURL('/');
      await expectHidden(page);
      // By then, the page is another one, and the focus has moved to its beginning.
      await expect(page.locator('[aria-live]', {hasText: facts.sdk.name})).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    });
  }
});
