import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {
  backButton as back,
  menu,
  menuButton as toggle,
  modeSwitch,
  navbar,
  section,
  skipLink,
  title,
} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen', viewport: {width: 390, height: 800}, hasTouch: true});

const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const entry = (page: Page, name: string) => menu(page).getByRole('link', {name, exact: true});
const docsEntry = (page: Page) => entry(page, facts.sdk.name);
const website = (page: Page) =>
  menu(page)
    .getByRole('link')
    .filter({hasText: /^Website$/});

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
  'the menu opens and closes by touch, and at desktop width, and the page behind it does not scroll',
  {tag: ['@3.18', '@3.19', '@3.20', '@9.14']},
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
    await test.step('a window that reaches desktop width', async () => {
      await openMenu(page);
      await page.setViewportSize({width: 995, height: 800});
      await expectShown(page);
      await page.setViewportSize({width: 996, height: 800});
      await expect(closeButton(page)).toBeHidden();
      await page.setViewportSize({width: 390, height: 800});
      await expectHidden(page);
    });
  },
);

test(
  'the menu shows the sidebar of a page that has one, and the main menu on demand; it closes after a link and on going back',
  {tag: ['@3.19', '@3.20', '@3.21', '@9.7', '@9.8']},
  async ({page}) => {
    await open(page, '/markdown-page');
    await openMenu(page);
    await expect(website(page)).toBeInViewport();
    await expect(navbar(page).getByText('Back to main menu')).not.toBeInViewport();
    await docsEntry(page).tap();
    await expect(title(page)).toHaveText('Install on Android');
    await expectHidden(page);
    await openMenu(page);
    await expect(entry(page, 'Overview')).toBeInViewport();
    await test.step('its targets are large enough, and nothing lies on its logo', async () => {
      for (const button of await menu(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        const least = Math.min(box?.width ?? 0, box?.height ?? 0);
        expect.soft(least, await button.innerText()).toBeGreaterThanOrEqual(24);
      }
      for (const width of [320, 429, 390]) {
        await page.setViewportSize({width, height: 800});
        const logo = await menu(page).locator('.navbar__brand').boundingBox();
        const button = await menu(page)
          .getByRole('button', {name: /^Switch/})
          .boundingBox();
        const right = (logo?.x ?? NaN) + (logo?.width ?? NaN);
        expect.soft(right, `${width} px wide`).toBeLessThan(button?.x ?? NaN);
      }
      await expect(modeSwitch(page)).toBeVisible();
    });
    await back(page).tap();
    await expect(website(page)).toBeInViewport();
    await expect(docsEntry(page)).toBeInViewport();
    await expect(navbar(page).getByText('Overview')).not.toBeInViewport();
    await expect(navbar(page).getByText('Back to main menu')).not.toBeInViewport();
    await docsEntry(page).tap();
    await expectHidden(page);
    await openMenu(page);
    await entry(page, 'Examples').tap();
    await expect(title(page)).toHaveText('Examples for Android');
    await expectHidden(page);

    await openMenu(page);
    await page.evaluate(() => window.history.back());
    await expectHidden(page);
    await expect(page).toHaveURL('/Android/examples');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/Android/install');
  },
);

/** Whether the focus is within the menu, or moving through the browser's own controls. */
const focusIsInMenu = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document;
    return activeElement === document.body || activeElement?.closest('dialog') !== null;
  });

test(
  'by keyboard, the menu is a modal dialog that keeps the focus, closes on Escape and gives it back, also below the search',
  {tag: ['@9.4', '@9.5', '@9.14']},
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
    await test.step('the focus moves on to the main menu, and a followed link leads on to the skip link', async () => {
      await toggle(page).press('Enter');
      await back(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(docsEntry(page)).toBeFocused();
      await entry(page, facts.provider.name).press('Enter');
      await expect(page).toHaveURL('/');
      await expectHidden(page);
      // By then, the page is another one, and the focus has moved to its beginning.
      await expect(page.locator('[aria-live]', {hasText: facts.sdk.name})).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(skipLink(page)).toBeFocused();
      await page.goBack();
      await expect(title(page)).toHaveText('Install on Android');
    });
    await test.step('it stays open below a search that is closed, and closes after a result is followed', async () => {
      await toggle(page).press('Enter');
      await expectShown(page);
      const search = page.getByRole('dialog', {name: 'Search'});
      await page.keyboard.press('Control+k');
      await expect(search).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
      await expect(closeButton(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('mend errors ios');
      await expect(search.locator('a[href*="#"]').first()).toContainText('Mend errors');
      await page.keyboard.press('Enter');
      await expect(search).toBeHidden();
      await expect(page).toHaveURL('/iOS/using#mend-errors');
      await expectHidden(page);
      await page.keyboard.press('Tab');
      await expect(section(page, 'Mend errors').getByRole('link')).toBeFocused();
    });
  },
);
