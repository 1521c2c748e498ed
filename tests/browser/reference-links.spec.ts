import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

test.use({hasTouch: true});

/** A name in a page's code, long enough to select a part of it, that links to an entry of the reference. */
const longName = (page: Page) =>
  page
    .locator('pre a[href*="#api-"]')
    .filter({hasText: /^\w{12,}$/, visible: true})
    .first();

/** Where a name on an open page leads to. */
const targetOf = async (page: Page, name: Locator) => {
  const {pathname, hash} = new URL((await name.getAttribute('href')) ?? '', page.url());
  return pathname + hash;
};

const INSTALL = '/Android/install';

test(
  'names in samples lead to their entries, by touch as well, and can be selected from within, and in part',
  {tag: '@10.17'},
  async ({page}) => {
    await open(page, INSTALL);
    const name = longName(page);
    const target = await targetOf(page, name);
    await name.hover();
    const {x = NaN, y = NaN, width = NaN, height = NaN} = (await name.boundingBox()) ?? {};
    // From the very middle of a letter, Chromium selects nothing.
    const middle = {x: x + width / 2 + 2, y: y + height / 2};
    for (const [to, selected] of [
      [{...middle, x: x + width - 2}, /^\w{3,}$/],
      [{x, y: y + 3 * height}, /\n/],
    ] as const) {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, {steps: 5});
      await page.mouse.up();
      expect(await page.evaluate(() => getSelection()?.toString())).toMatch(selected);
      await expect(page).toHaveURL(INSTALL);
      // A press on selected text would drag it.
      await page.evaluate(() => getSelection()?.removeAllRanges());
    }
    await page.mouse.click(middle.x, middle.y);
    await expect(page).toHaveURL(target);
    await expect(page.locator(new URL(target, 'http://localhost').hash)).toBeInViewport();

    const onSamePage = await targetOf(page, longName(page));
    await longName(page).tap();
    await expect(page).toHaveURL(onSamePage);
  },
);

test(
  'names in samples are a single tab stop in a block, and the arrow keys move through them, unless another key is held',
  {tag: ['@9.4', '@10.17']},
  async ({page}) => {
    await open(page, '/Android/using');
    const block = page
      .locator('pre')
      .filter({has: page.locator('a[tabindex="-1"]')})
      .first();
    const names = block.locator('a');
    const stops = block.locator('a:not([tabindex="-1"])');
    await expect(stops).toHaveCount(1);
    await names.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(names.nth(1)).toBeFocused();
    await expect(stops).toHaveCount(1);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(names.first()).toBeFocused();
  },
);
