import type {Locator} from '@playwright/test';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

/** The rotation of an arrow that CSS draws after an element. */
const turned = (element: Locator) =>
  element.evaluate((node) => {
    const {rotate, transform} = getComputedStyle(node, '::after');
    return {rotate, isMirrored: new DOMMatrix(transform).b < 0};
  });

test(
  'in a language that runs from right to left, code does not, and arrows point the other way, as do the keys',
  {tag: ['@9.16', '@10.4']},
  async ({page}) => {
    const category = page.locator('.menu__list-item--collapsed .menu__link--sublist-caret');
    const expectArrows = async (rotate: string, isMirrored: boolean) => {
      expect(await turned(category.first())).toEqual({rotate, isMirrored});
    };
    await open(page, '/ReactNative/install');
    await expectArrows('45deg', false);
    await open(page, '/ar-XB/ReactNative/install');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const code of [page.locator('pre code').first(), page.locator('td code').first()]) {
      await expect(code).toHaveCSS('direction', 'ltr');
      await expect(code).toHaveCSS('unicode-bidi', 'isolate');
    }
    await expectArrows('-45deg', true);
    // A character that the browser mirrors.
    const crumb = page.locator('.breadcrumbs__item').first();
    expect(await crumb.evaluate((node) => getComputedStyle(node, '::after').transform)).toBe(
      'none',
    );

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
