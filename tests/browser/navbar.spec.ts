import type {Locator, Page} from '@playwright/test';
import {facts} from '../../product';
import {themeConfig} from '../../site/theme-config';
import {inBrackets} from '../kitchen/brackets';
import {frames} from '../harness/page';
import {
  announcement,
  docsItem,
  menu as mobileMenu,
  menuButton,
  modeSwitch,
  navbar,
  searchButton,
  sidebar,
  websiteItem,
} from '../harness/parts';
import {navbarLabels} from '../harness/site';
import {expect, hydrated, open, test} from '../harness/test';

const link = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true});
const button = (page: Page, name: string) => navbar(page).getByRole('button', {name, exact: true});

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;
const rightOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return (box?.x ?? NaN) + (box?.width ?? NaN);
};

test(
  'the navbar has the items of site/navbar.ts, marks the docs on their pages, and stays at the top',
  {tag: ['@3.1', '@3.2', '@3.3', '@3.4', '@3.12']},
  async ({page}) => {
    await open(page, '/blog');
    await expect(navbar(page).getByRole('link')).toHaveText(navbarLabels);
    await expect(docsItem(page)).not.toHaveAttribute('aria-current');
    await expect(websiteItem(page)).toHaveAttribute('href', facts.provider.website);
    expect(await leftOf(docsItem(page))).toBeLessThan(640);
    expect(await leftOf(websiteItem(page))).toBeGreaterThan(640);
    await expect(announcement(page)).toHaveCount(themeConfig.announcementBar ? 1 : 0);

    await docsItem(page).click();
    await expect(page).toHaveURL('/Android/install');
    await expect(sidebar(page)).toBeVisible();
    await expect(docsItem(page)).toHaveAttribute('aria-current', 'page');
    for (const distance of [300, -200]) {
      await scroll(page, distance);
      expect((await navbar(page).boundingBox())?.y).toBe(0);
    }
    await test.step('a window zoomed to 400 % is left to the text', async () => {
      for (const {width, height, isFixed} of [
        {width: 667, height: 375, isFixed: true},
        {width: 320, height: 256, isFixed: false},
      ]) {
        await page.setViewportSize({width, height});
        await page.evaluate(() => window.scrollTo(0, 1000));
        const isShown = () =>
          navbar(page).evaluate((bar) => bar.getBoundingClientRect().bottom > 0);
        await expect.poll(isShown, `${width} by ${height} px`).toBe(isFixed);
      }
    });
  },
);

test(
  "the logo and the provider's name lead home, and have room on a narrow screen, with large text as well",
  {tag: '@9.8'},
  async ({page}) => {
    const home = link(page, facts.provider.name);
    await open(page, '/blog');
    for (const width of [1280, 320]) {
      await page.setViewportSize({width, height: 640});
      await expect(home.locator('svg')).toBeInViewport({ratio: 1});
      await expect(home.getByText(facts.provider.name)).toBeInViewport({ratio: 1});
      await home.click();
      await expect(page).toHaveURL('/');
      await page.goBack();
    }
    await expect(page).toHaveURL('/blog');
    /** Twice the size that it has here, for browsers that zoom only text. */
    const enlarge = (name: Locator) =>
      name.evaluate((element) => element.style.setProperty('font-size', '32px'));
    const name = page.locator('.navbar__title').first();
    await enlarge(name);
    expect(await rightOf(name)).toBeLessThanOrEqual(await leftOf(searchButton(page)));
    await menuButton(page).click();
    const nameInMenu = mobileMenu(page).locator('.navbar__title');
    await enlarge(nameInMenu);
    expect(await rightOf(nameInMenu)).toBeLessThanOrEqual(
      await leftOf(mobileMenu(page).getByRole('button', {name: /^Switch between/})),
    );
    await expect(modeSwitch(page)).toBeVisible();
  },
);

test.describe('a navbar with every type of item', () => {
  test.use({variant: 'kitchen', viewport: {width: 1680, height: 800}, hasTouch: true});

  const item = (page: Page, name: string) => link(page, inBrackets(name));
  const dropdown = (page: Page, name: string) => button(page, inBrackets(name));

  test(
    'leads where its items say, and has those without a position on the right',
    {tag: ['@3.5', '@3.6', '@5.10', '@11.3']},
    async ({page}) => {
      await open(page, '/ar-XB/blog');
      await expect(navbar(page).getByRole('status')).toHaveText('«Some HTML»');
      // In the order of the configuration, the default link is the first item and Next the last left one;
      // from right to left, the sides are the other way round.
      expect(await leftOf(item(page, 'A default link'))).toBeLessThan(
        await leftOf(item(page, 'Next')),
      );
      for (const [name, address] of [
        ['A default link', '/blog/archive'],
        ['A doc sidebar', '/Android/install'],
        ['A doc', '/iOS/using'],
        ['Next', '/'],
      ] as const) {
        await item(page, name).click();
        await expect(page).toHaveURL(`/ar-XB${address}`);
      }
      await open(page, '/ar-XB/blog/archive');
      await expect(item(page, 'A doc')).not.toHaveAttribute('aria-current');
      await item(page, 'A doc').click();
      await expect(item(page, 'A doc')).toHaveAttribute('aria-current', 'page');
      await dropdown(page, 'A dropdown').hover();
      await item(page, 'Last entry').click();
      await expect(page).toHaveURL('/ar-XB/markdown-page');
      await dropdown(page, 'Search').click();
      await expect(page.getByRole('dialog', {name: /Search/})).toBeVisible();
    },
  );

  test(
    'changes the language and the version, which it remembers, and keeps the query and the hash of the address',
    {tag: ['@3.8', '@5.1', '@5.10', '@5.11', '@5.12']},
    async ({page}) => {
      const address = '/iOS/using?tab=swift#configure';
      const KEY = 'docs-preferred-version-default';
      const preferred = () => page.evaluate((key) => localStorage.getItem(key), KEY);
      await open(page, `/ar-XB${address}`);
      expect(await preferred()).toBeNull();
      await page.evaluate((key) => localStorage.setItem(key, '1.0.0'), KEY);
      await page.reload();
      await hydrated(page);
      await expect.poll(preferred, 'a version that does not exist').toBeNull();
      await dropdown(page, 'Next').press('Enter');
      const versions = navbar(page).getByRole('listitem');
      await expect(versions.getByRole('link', {name: /All tags/})).toBeVisible();
      const version = versions.getByRole('link', {name: inBrackets('Next'), exact: true});
      await expect(version).toHaveAttribute('href', `/ar-XB${address}`);
      await version.click();
      await expect.poll(preferred).toBe('current');

      await dropdown(page, 'English').press('Enter');
      await link(page, 'English').click();
      await expect(page).toHaveURL('/iOS/using?tab=swift&from=navbar#configure');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await hydrated(page);
      expect(await preferred()).toBe('current');
      await button(page, 'English').press('Enter');
      await item(page, 'English').click();
      await expect(page).toHaveURL('/ar-XB/iOS/using?tab=swift&from=navbar#configure');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB');
    },
  );

  test(
    'closes an open dropdown on a press or a touch outside it, and when the focus leaves it',
    {tag: ['@3.7', '@9.4']},
    async ({page}) => {
      const entry = item(page, 'First entry');
      const text = page.getByRole('main').getByRole('paragraph').first();
      await open(page, '/ar-XB/markdown-page');
      const expectOpen = async (isOpen: boolean) => {
        const expanded = String(isOpen);
        await expect(dropdown(page, 'A dropdown')).toHaveAttribute('aria-expanded', expanded);
        await expect(entry).toBeVisible({visible: isOpen});
      };
      for (const leave of [
        () => text.click(),
        () => text.tap(),
        async () => {
          for (const name of ['First entry', 'Last entry']) {
            await page.keyboard.press('Tab');
            await expect(item(page, name)).toBeFocused();
          }
          await page.keyboard.press('Tab');
        },
      ]) {
        await dropdown(page, 'A dropdown').press('Enter');
        await expectOpen(true);
        await leave();
        await expectOpen(false);
      }
      await dropdown(page, 'A dropdown').press('Enter');
      await entry.hover();
      await page.mouse.down();
      await expectOpen(true);
    },
  );

  test(
    'hides on the way down, comes back on the way up, and stays hidden on a jump to an anchor',
    {tag: '@3.9'},
    async ({page}) => {
      await open(page, '/ar-XB/Android/using');
      await scroll(page, 300);
      await scroll(page, 2000);
      await expect(navbar(page)).not.toBeInViewport();
      await scroll(page, -200);
      await expect(navbar(page)).toBeInViewport();
      await scroll(page, 300);
      await expect(navbar(page)).not.toBeInViewport();
      const entry = page
        .getByRole('navigation', {name: /On this page/})
        .getByRole('link')
        .first();
      const heading = page.locator((await entry.getAttribute('href')) ?? '');
      await untilRest(page, () => entry.click());
      await expect(heading).toBeInViewport();
      await expect(navbar(page)).not.toBeInViewport();
    },
  );
});

/** Runs something that scrolls the page, and waits until the page and the navbar have come to rest. */
async function untilRest(page: Page, action: () => Promise<void>): Promise<void> {
  const ended = await page.evaluateHandle(() => ({
    scroll: new Promise<void>((resolve) => {
      document.addEventListener('scrollend', () => resolve(), {once: true});
    }),
  }));
  await action();
  await ended.evaluate(({scroll: end}) => end);
  await frames(page, 2);
  await navbar(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({finished}) => finished));
  });
}

/** Scrolls as a reader does, from where the mouse is. */
async function scroll(page: Page, distance: number): Promise<void> {
  await page.mouse.move(600, 400);
  await untilRest(page, () => page.mouse.wheel(0, distance));
}
