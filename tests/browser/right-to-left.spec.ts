import type {Locator} from '@playwright/test';
import {expect, open, test} from '../harness/test';

/** The direction of an arrow that CSS draws after an element: 1 for an angle clockwise, and -1 for its mirror image. */
const turned = (element: Locator) =>
  element.evaluate((node) =>
    Math.sign(new DOMMatrix(getComputedStyle(node, '::after').transform).b),
  );

test(
  'in a language that runs from right to left, code does not, and arrows point the other way, as do the keys',
  {tag: ['@9.16', '@10.4']},
  async ({page}) => {
    const category = page.locator('.menu__list-item--collapsed .menu__link--sublist-caret');
    await open(page, '/ReactNative/install');
    expect(await turned(category.first())).toBe(1);
    await open(page, '/ar-XB/ReactNative/install');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const code of [page.locator('pre code').first(), page.locator('td code').first()]) {
      await expect(code).toHaveCSS('direction', 'ltr');
      await expect(code).toHaveCSS('unicode-bidi', 'isolate');
    }
    expect(await turned(category.first())).toBe(-1);
    const crumb = page.locator('.breadcrumbs__item').first();
    expect(
      await crumb.evaluate((node) => new DOMMatrix(getComputedStyle(node, '::after').transform).a),
    ).toBe(-1);

    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    for (const [key, place] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 0],
      ['ArrowRight', -1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(place), key).toBeFocused();
    }
  },
);
