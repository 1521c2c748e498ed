import type {Locator, Page} from '@playwright/test';
import {frames, scrolled, stored} from '../harness/page';
import {navbar} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';
import {inBrackets} from '../kitchen/translate';

const link = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true});

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;

test.describe('a navbar with every type of item', () => {
  test.use({viewport: {width: 1680, height: 800}});

  const item = (page: Page, name: string) => link(page, inBrackets(name));
  const dropdown = (page: Page, name: string) =>
    navbar(page).getByRole('button', {name: inBrackets(name), exact: true});

  test(
    'leads where its items say, and has those without a position on the right',
    {tag: ['@3.5', '@3.6', '@3.7', '@5.10', '@9.4', '@11.3']},
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
        ['Next', '/'],
        ['A doc', '/iOS/using'],
      ] as const) {
        await item(page, name).click();
        await expect(page).toHaveURL(`/ar-XB${address}`);
      }
      await expect(item(page, 'A doc')).toHaveAttribute('aria-current', 'page');
      await test.step('an open dropdown closes on a press outside it, and when the focus leaves it', async () => {
        for (const leave of [
          () => page.getByRole('main').getByRole('heading', {level: 1}).click(),
          async () => {
            for (const name of ['First entry', 'Last entry']) {
              await page.keyboard.press('Tab');
              await expect(item(page, name)).toBeFocused();
            }
            await page.keyboard.press('Tab');
          },
        ]) {
          await dropdown(page, 'A dropdown').press('Enter');
          await expect(item(page, 'First entry')).toBeVisible();
          await leave();
          await expect(item(page, 'First entry')).toBeHidden();
          await expect(dropdown(page, 'A dropdown')).toHaveAttribute('aria-expanded', 'false');
        }
      });
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
      const preferred = () => stored(page, KEY);
      await open(page, `/ar-XB${address}`);
      expect(await preferred()).toBeNull();
      await page.evaluate((key) => localStorage.setItem(key, '1.0.0'), KEY);
      await page.reload();
      await hydrated(page);
      await expect.poll(preferred, 'a version that does not exist').toBeNull();
      await dropdown(page, 'Next').press('Enter');
      const versions = navbar(page).getByRole('listitem');
      const version = versions.getByRole('link', {name: inBrackets('Next'), exact: true});
      await expect(version).toHaveAttribute('href', `/ar-XB${address}`);
      await version.click();
      await expect.poll(preferred).toBe('current');

      await dropdown(page, 'English').press('Enter');
      await link(page, 'English').click();
      await expect(page).toHaveURL('/iOS/using?tab=swift&from=navbar#configure');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );

  test(
    'hides on the way down, comes back on the way up, and stays hidden on a jump to an anchor',
    {tag: '@3.9'},
    async ({page}) => {
      await open(page, '/ar-XB/Android/using');
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrolled(page)).toBe(300);
      await page.mouse.wheel(0, 2000);
      await expect(navbar(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(navbar(page)).toBeInViewport({ratio: 1});
      await page.mouse.wheel(0, 300);
      await expect(navbar(page)).not.toBeInViewport();
      const entry = page.getByRole('navigation', {name: /On this page/}).getByRole('link');
      await entry.first().click();
      await expect(page.locator((await entry.first().getAttribute('href')) ?? '')).toBeInViewport();
      await frames(page, 3);
      await expect(navbar(page)).not.toBeInViewport();
    },
  );
});
