import config from '../../playwright.config';
import {placesOf} from '../harness/page';
import {menu, menuButton, searchButton} from '../harness/parts';
import {expect, open, test} from '../harness/test';

// As on most desktops: Playwright hides them.
test.use({
  launchOptions: {...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']},
});

const CONTENT = 'main, main p, footer';

test(
  'a page with a scroll bar, or without one, stays where it is behind the search and the menu',
  {tag: ['@9.14', '@11.3']},
  async ({page}) => {
    for (const [height, hasBar] of [
      [800, true],
      [4000, false],
    ] as const) {
      await page.setViewportSize({width: 900, height});
      await open(page, '/forms/no-headings');
      const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(bar > 0).toBe(hasBar);
      const before = await placesOf(page, CONTENT);
      await searchButton(page).click();
      await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
      expect(await placesOf(page, CONTENT)).toEqual(before);
      await page.keyboard.press('Escape');
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      expect(await placesOf(page, CONTENT)).toEqual(before);
    }
  },
);
