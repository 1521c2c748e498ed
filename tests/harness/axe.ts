import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';
import fs from 'node:fs';
import {keys} from '../../src/early/storage-keys';
import {drawAll, frames} from './page';

const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Includes the one rule of WCAG 2.2, level AA, that axe leaves off by default, and leaves out the one about style
 * attributes, which take a seventh of its time: the policy of a page forbids them. Preloading is for a rule that is off,
 * and takes 0.7 of 1.7 s on a long page.
 */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {'target-size': {enabled: true}, 'avoid-inline-spacing': {enabled: false}},
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

/** Code takes axe seconds, and has the same colours everywhere: it is measured where it has all of them. */
const WITHOUT_CODE = ':not(pre *)';

/**
 * What axe-core finds wrong with a page as it is shown now, best practices included.
 *
 * @param text where contrast is measured
 * @returns a line for each rule and element, such as `in dark, color-contrast: .menu__link`
 */
export async function violationsNow(page: Page, text = WITHOUT_CODE): Promise<string[]> {
  // What isn't drawn can't be examined, and animations in it don't end.
  await drawAll(page);
  // What makes code that scrolls a stop for the keyboard comes when the browser is idle, and two frames after a change
  // of size.
  await page.evaluate(
    () => new Promise((resolve) => void requestIdleCallback(resolve, {timeout: 2000})),
  );
  await frames(page, 3);
  // Halfway between two colour modes, text has the contrast of neither.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({finished}) => finished)),
  );
  // Once, as it takes a third of a second; not as a script in the page, which a policy may forbid.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${SOURCE}; undefined`);
  }
  const results = await page.evaluate(
    ([options, selector]) => {
      const {axe: inPage} = window as unknown as {axe: typeof axe};
      inPage.configure({rules: [{id: 'color-contrast', selector}]});
      return inPage.run(document, options);
    },
    [OPTIONS, text] as const,
  );
  const mode = await page.locator('html').getAttribute('data-theme');
  const found = results.violations.concat(
    results.incomplete.map((each) => ({...each, nodes: each.nodes.filter(isOnPicture)})),
  );
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target}) => `in ${mode}, ${id}: ${target.join(' ')}`),
  );
}

/** The same in both colour modes. */
export async function violationsInBothModes(page: Page, text = WITHOUT_CODE): Promise<string[]> {
  const current = await violationsNow(page, text);
  await changeMode(page);
  return [...current, ...(await violationsNow(page, text))];
}

/** Whether a text stands on a gradient or a picture, so that axe can't tell its contrast: it needs a plain background. */
const isOnPicture = ({any}: axe.NodeResult): boolean =>
  any.some(({data}) =>
    /^bg(?:Gradient|Image)$/.test((data as {messageKey?: string} | null)?.messageKey ?? ''),
  );

/** Changes the mode as another tab would, so that what React draws depending on the mode follows as well. */
export async function changeMode(page: Page): Promise<void> {
  const html = page.locator('html');
  const mode = (await html.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark';
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
    },
    [keys.colorMode, mode] as const,
  );
  await expect(html).toHaveAttribute('data-theme', mode);
}
