import type {Locator, Page} from '@playwright/test';
import {facts} from '../../product';
import {themeConfig} from '../../site/theme-config';
import {inBrackets} from '../harness/brackets';
import {frames} from '../harness/frames';
import {navbarLabels} from '../harness/site-links';
import {expect, hydrated, open, test} from '../harness/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const link = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true});
const button = (page: Page, name: string) => navbar(page).getByRole('button', {name, exact: true});
const docsItem = (page: Page) => link(page, facts.sdk.name);

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
    const website = navbar(page)
      .getByRole('link')
      .filter({hasText: /^Website$/});
    await expect(website).toHaveAttribute('href', facts.provider.website);
    expect(await leftOf(docsItem(page))).toBeLessThan(640);
    expect(await leftOf(website)).toBeGreaterThan(640);
    const announcement = page.getByRole('region', {name: 'Announcement'});
    await expect(announcement).toHaveCount(themeConfig.announcementBar ? 1 : 0);

    await docsItem(page).click();
    await expect(page).toHaveURL('/Android/install');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(docsItem(page)).toHaveAttribute('aria-current', 'page');
    for (const distance of [300, 600, -200]) {
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
  {tag: ['@9.8']},
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
    expect(await rightOf(name)).toBeLessThanOrEqual(await leftOf(button(page, 'Search')));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await enlarge(menu.locator('.navbar__title'));
    expect(await rightOf(menu.locator('.navbar__title'))).toBeLessThanOrEqual(
      await leftOf(menu.getByRole('button', {name: /^Switch between dark and light mode/})),
    );
  },
);

test.describe('a navbar with every type of item', () => {
  test.use({variant: 'kitchen', viewport: {width: 1680, height: 800}});

  const item = (page: Page, name: string) => link(page, inBrackets(name));
  const menu = (page: Page, name: string) => button(page, inBrackets(name));

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
      await item(page, 'A default link').click();
      await expect(page).toHaveURL('/ar-XB/blog/archive');
      await expect(item(page, 'A doc')).not.toHaveAttribute('aria-current');
      await item(page, 'A doc sidebar').click();
      await expect(page).toHaveURL('/ar-XB/Android/install');
      await item(page, 'A doc').click();
      await expect(page).toHaveURL('/ar-XB/iOS/using');
      await expect(item(page, 'A doc')).toHaveAttribute('aria-current', 'page');
      await item(page, 'Next').click();
      await expect(page).toHaveURL('/ar-XB/');
      await menu(page, 'A dropdown').hover();
      await item(page, 'Last entry').click();
      await expect(page).toHaveURL('/ar-XB/markdown-page');
      await menu(page, 'Search').click();
      await expect(page.getByRole('dialog', {name: /Search/})).toBeVisible();
    },
  );

  test(
    'changes the language and the version, and keeps the query and the hash of the address',
    {tag: ['@3.8', '@5.1', '@5.10', '@5.11']},
    async ({page}) => {
      const address = '/iOS/using?tab=swift#configure';
      const preferred = () =>
        page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
      await open(page, `/ar-XB${address}`);
      await menu(page, 'Next').press('Enter');
      const versions = navbar(page).getByRole('listitem');
      await expect(versions.getByRole('link', {name: /All tags/})).toBeVisible();
      const version = versions.getByRole('link', {name: inBrackets('Next'), exact: true});
      await expect(version).toHaveAttribute('href', `/ar-XB${address}`);
      expect(await preferred()).toBeNull();
      await version.click();
      await expect.poll(preferred).toBe('current');

      await menu(page, 'English').press('Enter');
      await link(page, 'English').click();
      await expect(page).toHaveURL('/iOS/using?tab=swift&from=navbar#configure');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await hydrated(page);
      await button(page, 'English').press('Enter');
      await item(page, 'English').click();
      await expect(page).toHaveURL('/ar-XB/iOS/using?tab=swift&from=navbar#configure');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB');
    },
  );

  test.describe('on a touch screen as well', () => {
    test.use({hasTouch: true});

    test(
      'closes an open dropdown on a press outside it, and when the focus leaves it',
      {tag: ['@3.7', '@9.4']},
      async ({page}) => {
        const entry = item(page, 'First entry');
        const text = page.getByRole('main').getByRole('paragraph').first();
        await open(page, '/ar-XB/markdown-page');

        /** Opens the dropdown, and expects it to be open or closed after what the reader does. */
        const after = async (what: string, act: () => Promise<void>, isOpen: boolean) =>
          test.step(what, async () => {
            await menu(page, 'A dropdown').press('Enter');
            await expect(entry).toBeVisible();
            await act();
            await expect(menu(page, 'A dropdown')).toHaveAttribute('aria-expanded', String(isOpen));
            await expect(entry).toBeVisible({visible: isOpen});
          });
        await after('a press outside', () => text.click(), false);
        await after('a touch outside', () => text.tap(), false);
        await after(
          'from stop to stop',
          async () => {
            for (const name of ['First entry', 'Last entry']) {
              await page.keyboard.press('Tab');
              await expect(item(page, name)).toBeFocused();
              await expect(entry).toBeVisible();
            }
            await page.keyboard.press('Tab');
          },
          false,
        );
        await after(
          'a press inside',
          async () => {
            await entry.hover();
            await page.mouse.down();
          },
          true,
        );
      },
    );
  });

  test(
    'hides on the way down, comes back on the way up, and stays hidden on a jump to an anchor',
    {tag: ['@3.9']},
    async ({page}) => {
      await open(page, '/ar-XB/Android/using');
      await scroll(page, 300);
      await scroll(page, 2000);
      await expect(navbar(page)).not.toBeInViewport();
      await scroll(page, -200);
      await expect(navbar(page)).toBeInViewport();
      await scroll(page, 300);
      await expect(navbar(page)).not.toBeInViewport();
      const contents = page.getByRole('navigation', {name: /On this page/});
      const entry = contents.getByRole('link').first();
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
