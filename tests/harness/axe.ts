import {expect, type Page} from '@playwright/test';
import axe from 'axe-core';

/** Includes the one rule of WCAG 2.2, level AA, that axe leaves off by default. */
const everyRule: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {'target-size': {enabled: true}},
};

const contrastAlone: axe.RunOptions = {runOnly: {type: 'rule', values: ['color-contrast']}};

/**
 * What axe-core finds wrong with a page as it is shown now, best practices included. It waits for
 * transitions: halfway between two colour modes, text has the contrast of neither.
 *
 * @returns a line for each rule and element, such as `color-contrast: .menu__link`
 */
export const violations = (page: Page): Promise<string[]> => run(page, everyRule);

/** As `violations`, of the rule that depends on the colour mode. */
export const contrastViolations = (page: Page): Promise<string[]> => run(page, contrastAlone);

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({finished}) => finished)),
  );
  // Not as a script of the page, which a Content Security Policy may forbid.
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    (runOptions) => (window as unknown as {axe: typeof axe}).axe.run(document, runOptions),
    {...options, resultTypes: ['violations'] satisfies axe.RunOptions['resultTypes']},
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({target}) => `${id}: ${target.join(' ')}`),
  );
}

/** As `violations`, in both colour modes. */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (const mode of ['light', 'dark']) {
    await chooseMode(page, mode);
    for (const violation of await violations(page)) {
      found.add(`in ${mode}, ${violation}`);
    }
  }
  return [...found];
}

/** As another tab does: what React draws by the mode follows as well. */
export async function chooseMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}),
    );
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
