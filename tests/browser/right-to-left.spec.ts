import type {Locator, Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

/** The rotation of an arrow that CSS draws before or after an element. */
const turned = (element: Locator, pseudo: '::before' | '::after') =>
  element.evaluate((node, name) => {
    const {rotate, transform} = getComputedStyle(node, name);
    return {rotate, isMirrored: new DOMMatrix(transform).b < 0};
  }, pseudo);

const category = (page: Page) => page.locator('.menu__list-item--collapsed').first();

test(
  'in a language that runs from right to left, code does not, and arrows point the other way',
  {tag: '@9.16'},
  async ({page}) => {
    await open(page, '/ar-XB/ReactNative/install');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const code of [page.locator('pre code').first(), page.locator('td code').first()]) {
      await expect(code).toHaveCSS('direction', 'ltr');
      await expect(code).toHaveCSS('unicode-bidi', 'isolate');
    }
    const crumb = page.locator('.breadcrumbs__item').first();
    expect(await turned(crumb, '::after')).toEqual({rotate: '-45deg', isMirrored: false});
    const caret = category(page).locator('.menu__caret, .menu__link--sublist-caret').first();
    const pseudo = (await category(page).locator('.menu__caret').count()) ? '::before' : '::after';
    expect(await turned(caret, pseudo)).toEqual({rotate: '-45deg', isMirrored: true});

    await open(page, '/ReactNative/install');
    expect(await turned(crumb, '::after')).toEqual({rotate: '45deg', isMirrored: false});
    expect(await turned(caret, pseudo)).toEqual({rotate: '45deg', isMirrored: false});
  },
);

test(
  'arrow keys move to the tab that they point to, even before the application starts',
  {tag: ['@9.2', '@9.16']},
  async ({page}) => {
    const release = await holdFiles(page);
    await page.goto('/ar-XB/', {waitUntil: 'commit'});
    const move = async (key: string, to: string) => {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', {name: `«${to}»`, exact: true}), key).toBeFocused();
    };
    const moveThrough = async () => {
      await page.getByRole('tab', {name: '«Android»', exact: true}).focus();
      await move('ArrowLeft', 'iOS');
      await move('ArrowRight', 'Android');
      await move('ArrowRight', 'Flutter');
    };
    await moveThrough();
    release();
    await hydrated(page);
    await moveThrough();
  },
);
