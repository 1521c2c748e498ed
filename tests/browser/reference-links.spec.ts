import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

/** The name in a page's code that links to an entry in the reference. */
const nameIn = (page: Page, entry: string) => page.locator(`pre a[href$="#${entry}"]`).first();

test(
  'a name in a sample links to its entry, on the same page and from another one',
  {tag: '@10.17'},
  async ({page}) => {
    await open(page, '/Android/install');
    await nameIn(page, 'api-simulateDelivery').click();
    await expect(page).toHaveURL('/Android/using#api-simulateDelivery');
    await expect(page.locator('#api-simulateDelivery')).toBeInViewport();
    await nameIn(page, 'api-configure').click();
    await expect(page).toHaveURL('/Android/using#api-configure');
    await expect(page.locator('#api-configure')).toBeInViewport();
  },
);

test(
  'the names in a block are a single tab stop, and the arrow keys move through them',
  {tag: '@10.17'},
  async ({page}) => {
    await open(page, '/Flutter/using');
    const block = page
      .locator('pre')
      .filter({has: page.locator('a')})
      .first();
    const names = block.locator('a');
    await expect(block.locator('a:not([tabindex="-1"])')).toHaveCount(1);
    await names.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(names.first()).toBeFocused();
    // The browser's own: the next page in the history.
    await page.keyboard.press('Alt+ArrowRight');
    await expect(names.first()).toBeFocused();
    await expect(block.locator('a:not([tabindex="-1"])')).toHaveCount(1);
  },
);

test('with another key, an arrow is left to the browser', {tag: '@10.17'}, async ({page}) => {
  await open(page, '/Flutter/using');
  const block = page.locator('pre').filter({has: page.locator('a[tabindex="-1"]')});
  const name = block.first().locator('a').nth(1);
  await name.focus();
  const prevented = await page.evaluateHandle(() => {
    const each: boolean[] = [];
    window.addEventListener('keydown', (event) => {
      each.push(event.defaultPrevented);
      event.preventDefault();
    });
    return each;
  });
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Meta+ArrowLeft');
  await expect(name).toBeFocused();
  // Each key is an event of its own.
  expect(await prevented.jsonValue()).toEqual([false, false, false, false]);
});

test(
  'code can be selected from within a name on, and a part of a name',
  {tag: '@10.17'},
  async ({page}) => {
    await open(page, '/Android/install');
    const name = nameIn(page, 'api-simulateDelivery');
    await name.hover();
    const {x = NaN, y = NaN, width = NaN, height = NaN} = (await name.boundingBox()) ?? {};
    const middle = {x: x + width / 2, y: y + height / 2};
    for (const [to, selected] of [
      [{...middle, x: x + width - 2}, /^\w{3,}$/],
      [{x, y: y + 3 * height}, /\n/],
    ] as const) {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, {steps: 5});
      await page.mouse.up();
      expect(await page.evaluate(() => getSelection()?.toString())).toMatch(selected);
      await expect(page).toHaveURL('/Android/install');
      // A press on selected text would drag it.
      await page.evaluate(() => getSelection()?.removeAllRanges());
    }
    await page.mouse.click(middle.x, middle.y);
    await expect(page).toHaveURL('/Android/using#api-simulateDelivery');
  },
);

test.describe('by touch', {tag: '@10.17'}, () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  for (const [where, path, entry] of [
    ['on another page', '/Android/install', 'api-simulateDelivery'],
    ['on the same page', '/Android/using', 'api-startDelivery'],
  ] as const) {
    test(`a tap on a name leads to its entry ${where}`, async ({page}) => {
      await open(page, path);
      await nameIn(page, entry).tap();
      await expect(page).toHaveURL(`/Android/using#${entry}`);
    });
  }
});

test(
  'links on names change neither the text of code nor what is printed',
  {tag: '@10.17'},
  async ({page}) => {
    await open(page, '/Android/using');
    const name = nameIn(page, 'api-configure');
    const {color, textDecorationLine} = await name.evaluate((link) => ({
      color: getComputedStyle(link).color === getComputedStyle(link.parentElement ?? link).color,
      textDecorationLine: getComputedStyle(link).textDecorationLine,
    }));
    expect({color, textDecorationLine}).toEqual({color: true, textDecorationLine: 'none'});
    await page.emulateMedia({media: 'print'});
    expect(await name.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
  },
);
