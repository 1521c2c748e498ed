import fs from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';
import {faintCode} from './measure-contrast';

const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Includes the one rule of WCAG 2.2, level AA, that axe leaves off by default. */
const everyRule: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {'target-size': {enabled: true}},
};

/** What depends on the size of the window, apart from what shows. */
const ofSize: axe.RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['target-size', 'scrollable-region-focusable', 'region', 'landmark-unique'],
  },
  rules: {'target-size': {enabled: true}},
};

/** What depends on the colour mode. */
const contrastAlone: axe.RunOptions = {runOnly: {type: 'rule', values: ['color-contrast']}};

/**
 * What axe-core finds wrong with a page as it is shown now, best practices included, in both colour
 * modes: all rules in the current mode, and the contrast rule in the other.
 *
 * @returns a line for each rule and element, such as `in dark, color-contrast: .menu__link`
 */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const current = await page.locator('html').getAttribute('data-theme');
  const modes = current === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
  const found: string[] = [];
  for (const [index, mode] of modes.entries()) {
    await chooseMode(page, mode);
    const lines = await violations(page, index === 0 ? everyRule : contrastAlone);
    found.push(...lines.map((line) => `in ${mode}, ${line}`));
  }
  return found;
}

/**
 * What axe-core finds wrong with a page that is shown in another size than the one in which it was examined
 * as a whole.
 *
 * @returns a line for each rule and element
 */
export const violationsOfSize = (page: Page): Promise<string[]> => violations(page, ofSize);

/**
 * Waits for transitions: halfway between two colour modes, text has the contrast of neither. A function of
 * our own measures the contrast of code, in a tenth of the time.
 */
async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({finished}) => finished)),
  );
  // Once, as it takes a third of a second; not as a script in the page, which a policy may forbid.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${SOURCE}; undefined`);
  }
  const results = await page.evaluate((runOptions) => {
    const {axe: inPage} = window as unknown as {axe: typeof axe};
    inPage.configure({rules: [{id: 'color-contrast', selector: ':not(pre *)'}]});
    // Preloading is for a rule that is off, and takes 0.7 of 1.7 s on a long page.
    return inPage.run(document, {...runOptions, resultTypes: ['violations'], preload: false});
  }, options);
  return [
    ...results.violations.flatMap(({id, nodes}) =>
      nodes.map(({target}) => `${id}: ${target.join(' ')}`),
    ),
    ...(await faintCode(page)),
  ];
}

/** As another tab would, so that what React draws depending on the mode follows as well. */
async function chooseMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}),
    );
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
