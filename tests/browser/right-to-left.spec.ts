import type {Locator} from '@playwright/test';
import {openEarly} from '../harness/page';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

/** The rotation of an arrow that CSS draws before or after an element. */
const turned = (element: Locator, pseudo: '::before' | '::after') =>
  element.evaluate((node, name) => {
    const {rotate, transform} = getComputedStyle(node, name);
    return {rotate, isMirrored: new DOMMatrix(transform).b < 0};
  }, pseudo);

test(
  'in a language that runs from right to left, code does not, and arrows point the other way, as do the keys',
  {tag: ['@9.2', '@9.16', '@10.4']},
  async ({page}) => {
    const crumb = page.locator('.breadcrumbs__item').first();
    const category = page.locator('.menu__list-item--collapsed').first();
    const caret = category.locator('.menu__caret, .menu__link--sublist-caret').first();
    const expectArrows = async (rotate: string, isMirrored: boolean) => {
      const isSeparate = (await category.locator('.menu__caret').count()) > 0;
      const pseudo = isSeparate ? '::before' : '::after';
      expect(await turned(crumb, '::after')).toEqual({rotate, isMirrored: false});
      expect(await turned(caret, pseudo)).toEqual({rotate, isMirrored});
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

    const tab = (name: string) => page.getByRole('tab', {name: new RegExp(`^\\W*${name}\\W*$`)});
    const moveThrough = async () => {
      await tab('Android').focus();
      for (const [key, to] of [
        ['ArrowLeft', 'iOS'],
        ['ArrowRight', 'Android'],
        ['ArrowRight', 'Flutter'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(to), key).toBeFocused();
      }
    };
    const start = await openEarly(page, '/ar-XB/');
    await moveThrough();
    await start();
    await moveThrough();
  },
);
