import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

test.use({variant: 'everything'});

/** The rotation of an arrow that CSS draws before or after an element. */
const turned = (element: Locator, pseudo: '::before' | '::after') =>
  element.evaluate((node, name) => {
    const {rotate, transform} = getComputedStyle(node, name);
    return {rotate, isMirrored: new DOMMatrix(transform).b < 0};
  }, pseudo);

const category = (page: Page) => page.locator('.menu__list-item--collapsed').first();

test('in a language that runs from right to left, code does not, and arrows point the other way', async ({
  page,
}) => {
  await open(page, '/ar/ReactNative/install');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const code of [page.locator('pre code').first(), page.locator('p code').first()]) {
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
});
