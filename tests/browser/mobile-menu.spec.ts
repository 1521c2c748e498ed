import type {Page} from '@playwright/test';
import {frames, scrolled, turnWheel} from '../harness/page';
import {
  backButton as back,
  menu,
  menuButton as toggle,
  navbar,
  skipLink,
  title,
} from '../harness/parts';
import {expect, open, test} from '../harness/test';
import {facts} from '../kitchen/facts';

test.use({viewport: {width: 390, height: 800}, hasTouch: true});

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
  'the menu opens and closes by touch and at desktop width; the page behind it does not scroll',
  {tag: ['@3.18', '@3.19', '@3.20']},
  async ({page}) => {
    await open(page, '/Android/install');
    await page.mouse.move(380, 600);
    await turnWheel(page, 300);
    await expect.poll(() => scrolled(page)).toBe(300);
    await openMenu(page);
    await turnWheel(page, 300);
    expect(await scrolled(page)).toBe(300);
    await closeButton(page).tap();
    await expectHidden(page);
    expect(await scrolled(page)).toBe(300);
    await test.step('a press outside it', async () => {
      await openMenu(page);
      await page.touchscreen.tap(380, 400);
      await expectHidden(page);
    });
    await test.step('a press while it closes opens it again', async () => {
      await openMenu(page);
      await menu(page).evaluate(async (dialog: HTMLDialogElement) => {
        dialog.requestClose();
        await Promise.resolve();
        document.querySelector<HTMLElement>('.navbar__toggle')?.click();
      });
      await frames(page, 2);
      await expectShown(page);
      await closeButton(page).tap();
      await expectHidden(page);
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
  'where a scroll bar takes room, the page behind the menu stays where it is',
  {tag: '@3.19'},
  async ({playwright}) => {
    // A headless browser has none, unless told otherwise.
    const withBars = {ignoreDefaultArgs: ['--hide-scrollbars']};
    const browser = await playwright.chromium.launch(withBars);
    const page = await browser.newPage({viewport: {width: 420, height: 800}});
    await open(page, '/Android/install');
    const hasRoom = () => window.innerWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(hasRoom), 'there is a scroll bar').toBe(true);
    const place = await title(page).boundingBox();
    await openMenu(page);
    expect(await title(page).boundingBox()).toEqual(place);
    await browser.close();
  },
);

test(
  "the menu shows the sidebar of a page that has one, and the main menu on demand, with the docs of the reader's platform, and no field; it closes after a link and on going back",
  {tag: ['@3.20', '@3.21', '@8.2', '@10.2']},
  async ({page}) => {
    await open(page, '/markdown-page?platform=ios');
    await openMenu(page);
    await expect(website(page)).toBeInViewport();
    await expect(navbar(page).getByText('Back to main menu')).not.toBeInViewport();
    await docsEntry(page).tap();
    await expect(title(page)).toHaveText('Install on iOS');
    await expectHidden(page);
    await openMenu(page);
    await expect(entry(page, 'Overview')).toBeInViewport();
    await expect(menu(page).locator('form, input, select, textarea')).toHaveCount(0);
    await back(page).tap();
    await expect(website(page)).toBeInViewport();
    await expect(navbar(page).getByText('Overview')).not.toBeInViewport();
    await docsEntry(page).tap();
    await expectHidden(page);
    await openMenu(page);
    await entry(page, 'Examples').tap();
    await expect(title(page)).toHaveText('Examples for iOS');
    await expectHidden(page);
    await openMenu(page);
    await page.evaluate(() => window.history.back());
    await expectHidden(page);
    await expect(page).toHaveURL('/iOS/examples');
  },
);

test(
  'by keyboard, the menu is a modal dialog that keeps the focus, closes on Escape and gives it back',
  {tag: ['@9.4', '@9.5', '@9.14']},
  async ({page}) => {
    await open(page, '/Android/install');
    await toggle(page).press('Enter');
    await expectShown(page);
    expect(await menu(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    const stops = new Set<string>();
    for (let count = 0; count < 20; count++) {
      await page.keyboard.press('Tab');
      // Between the menu and the menu, the focus moves through the browser's own controls.
      await expect(page.locator(':focus:not(dialog *)')).toHaveCount(0);
      stops.add((await page.locator('dialog :focus').allTextContents()).join());
    }
    expect([...stops]).toContain('Overview');
    expect([...stops], 'the hidden main menu').not.toContain('Website');
    await page.keyboard.press('Escape');
    await expectHidden(page);
    await expect(toggle(page)).toBeFocused();
    await test.step('the focus moves on to the main menu, and a followed link leads on to the skip link', async () => {
      await toggle(page).press('Enter');
      await back(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(docsEntry(page)).toBeFocused();
      await entry(page, facts.provider.name).press('Enter');
      await expect(page).toHaveURL('/');
      await expectHidden(page);
      // The page is another one, and moves the focus to its beginning with its next frame.
      await expect(title(page)).toHaveText('Welcome to the kitchen');
      await frames(page, 2);
      await page.keyboard.press('Tab');
      await expect(skipLink(page)).toBeFocused();
    });
  },
);
