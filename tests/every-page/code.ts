import type {Page} from '@playwright/test';
import {expect} from '../harness/test';

/** The elements of a code block, which may only be phrasing content: anything else is invalid HTML there. */
const ELEMENTS = ['A', 'CODE', 'DEL', 'INS', 'MARK', 'PRE', 'SPAN'];

/** The classes of plugins/content/code/token-kinds.ts: any other would have no colour. */
export const TOKEN_KINDS = ['c', 'f', 'k', 'n', 'p', 's', 't'];

/** The HTML of every code block is valid, and each of its tokens has a colour. */
export async function expectValidCode(page: Page): Promise<void> {
  const elements = await page
    .locator('pre, pre *')
    .evaluateAll((all) =>
      all.map((element) => ({tag: element.tagName, kind: element.getAttribute('class') ?? ''})),
    );
  const tags = new Set(elements.map(({tag}) => tag));
  expect.soft(ELEMENTS, 'elements in blocks of code').toEqual(expect.arrayContaining([...tags]));
  const kinds = elements.map(({kind}) => kind).filter((kind) => /^\w$/.test(kind));
  expect.soft(TOKEN_KINDS, 'kinds of tokens').toEqual(expect.arrayContaining([...new Set(kinds)]));
}

/** All code is shown, and no tab hides any of it. */
export async function expectAllCodeVisible(page: Page, where: string): Promise<void> {
  const hidden = page.locator('pre').filter({visible: false});
  await expect.soft(hidden, `blocks of code that are hidden ${where}`).toHaveCount(0);
  await expect.soft(page.locator('[role="tab"]:visible'), `tabs ${where}`).toHaveCount(0);
}
