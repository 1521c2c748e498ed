import type {Locator} from '@playwright/test';
import {BIDI} from '../harness/translations';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

/** The rotation of an arrow that CSS draws before or after an element. */
const turned = (element: Locator, pseudo: '::before' | '::after') =>
  element.evaluate((node, name) => {
    const {rotate, transform} = getComputedStyle(node, name);
    return {rotate, isMirrored: new DOMMatrix(transform).b < 0};
  }, pseudo);

test(
  'in a language that runs from right to left, code does not, and arrows point the other way',
  {tag: '@9.16'},
  async ({page}) => {
    const crumb = page.locator('.breadcrumbs__item').first();
    const category = page.locator('.menu__list-item--collapsed').first();
    const caret = category.locator('.menu__caret, .menu__link--sublist-caret').first();
    const expectArrows = async (rotate: string, isMirrored: boolean) => {
      const isSeparate = (await category.locator('.menu__caret').count()) > 0;
      expect(await turned(crumb, '::after')).toEqual({rotate, isMirrored: false});
      expect(await turned(caret, isSeparate ? '::before' : '::after')).toEqual({
        rotate,
        isMirrored,
      });
    };
    await open(page, `/${BIDI}/ReactNative/install`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const code of [page.locator('pre code').first(), page.locator('td code').first()]) {
      await expect(code).toHaveCSS('direction', 'ltr');
      await expect(code).toHaveCSS('unicode-bidi', 'isolate');
    }
    await expectArrows('-45deg', true);
    await open(page, '/ReactNative/install');
    await expectArrows('45deg', false);
  },
);

test(
  'arrow keys move to the tab that they point to, even before the application starts',
  {tag: ['@9.2', '@9.16', '@10.4']},
  async ({page}) => {
    const release = await holdFiles(page);
    await page.goto(`/${BIDI}/`, {waitUntil: 'commit'});
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
    await moveThrough();
    release();
    await hydrated(page);
    await moveThrough();
  },
);
