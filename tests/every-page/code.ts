import type {Page} from '@playwright/test';
import {measureContrast} from '../harness/measure-contrast';
import {expect} from '../harness/test';

/** WCAG 2.2, success criterion 1.4.3. */
const LEAST = 4.5;

/** The classes of plugins/content/code/token-kinds.ts. */
export const TOKEN_KINDS = ['c', 'f', 'k', 'n', 'p', 's', 't'];

/** What a block of code is made of, which is phrasing alone: anything else is invalid HTML there. */
const ELEMENTS = ['CODE', 'DEL', 'INS', 'MARK', 'PRE', 'SPAN'];

/** All code can be told from its background, and has no kind of token that has no colour. */
export async function expectCodeContrast(page: Page, mode: string): Promise<void> {
  const measured = await page.evaluate(measureContrast);
  const faint = measured.filter(({ratio}) => ratio < LEAST);
  expect.soft(faint, `code with a contrast below ${LEAST} in ${mode}`).toEqual([]);
  const kinds = measured.map(({kind}) => kind).filter((kind) => /^\w+$/.test(kind));
  expect.soft(TOKEN_KINDS).toEqual(expect.arrayContaining(kinds));
}

/** The HTML of every block of code is valid. */
export async function expectValidCode(page: Page): Promise<void> {
  const tags = await page
    .locator('pre, pre *:not(svg *)')
    .evaluateAll((elements) => [...new Set(elements.map(({tagName}) => tagName))]);
  expect.soft(ELEMENTS, 'elements in blocks of code').toEqual(expect.arrayContaining(tags));
}

/** All code shows. */
export async function expectAllCodeVisible(page: Page, where: string): Promise<void> {
  await expect
    .soft(page.locator('pre').filter({visible: false}), `code that is hidden ${where}`)
    .toHaveCount(0);
}
