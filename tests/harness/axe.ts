import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';
import fs from 'node:fs';
import {keys} from '../../src/early/storage-keys';
import {drawAll, frames} from './page';

const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Includes the one rule of WCAG 2.2, level AA, that axe leaves off by default, and leaves out the one about style
 * attributes, which take a seventh of its time: the policy of a page forbids them.
 */
const EVERY_RULE: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {'target-size': {enabled: true}, 'avoid-inline-spacing': {enabled: false}},
};

const only = (...values: string[]): axe.RunOptions => ({runOnly: {type: 'rule', values}});

/** What depends on the colour mode. */
const CONTRAST = only('color-contrast');

/** What depends on the colour mode or on the size of the window. */
const OF_WINDOW = only(
  'color-contrast',
  ...['target-size', 'scrollable-region-focusable', 'region', 'landmark-unique'],
);

const IN_CODE = 'pre *';

/** A text of each look. Code takes axe seconds, and has the same colours everywhere: it is measured where it has all of them. */
const ONCE_A_LOOK = `:not(${IN_CODE}, [data-looks-alike])`;

/**
 * What axe-core finds wrong with a page as it is shown now, best practices included.
 *
 * @returns a line for each rule and element, such as `in dark, color-contrast: .menu__link`
 */
export const violationsNow = (page: Page): Promise<string[]> =>
  violations(page, EVERY_RULE, ONCE_A_LOOK);

/** The same, and what contrast is too low in the other colour mode. */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const current = await violationsNow(page);
  await changeMode(page);
  return [...current, ...(await violations(page, CONTRAST, ONCE_A_LOOK))];
}

/** The code on a page that doesn't stand out from its background, in both colour modes. */
export async function violationsOfCode(page: Page): Promise<string[]> {
  const current = await violations(page, CONTRAST, IN_CODE);
  await changeMode(page);
  return [...current, ...(await violations(page, CONTRAST, IN_CODE))];
}

/** What is wrong on a phone in the other colour mode with a page that was examined as a whole. */
export async function violationsOnPhone(page: Page): Promise<string[]> {
  await changeMode(page);
  await page.setViewportSize({width: 390, height: 800});
  return violations(page, OF_WINDOW, ONCE_A_LOOK);
}

/** @param text where contrast is measured */
async function violations(page: Page, options: axe.RunOptions, text: string): Promise<string[]> {
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
  await page.evaluate(markLooksAlike);
  const results = await page.evaluate(
    ([runOptions, selector]) => {
      const {axe: inPage} = window as unknown as {axe: typeof axe};
      inPage.configure({rules: [{id: 'color-contrast', selector}]});
      // Preloading is for a rule that is off, and takes 0.7 of 1.7 s on a long page.
      const resultTypes: axe.RunOptions['resultTypes'] = ['violations', 'incomplete'];
      return inPage.run(document, {...runOptions, resultTypes, preload: false});
    },
    [options, text] as const,
  );
  const mode = await page.locator('html').getAttribute('data-theme');
  const found = results.violations.concat(
    results.incomplete.map((each) => ({...each, nodes: each.nodes.filter(isOnPicture)})),
  );
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target}) => `in ${mode}, ${id}: ${target.join(' ')}`),
  );
}

/**
 * Marks the texts that look as an earlier one does, with all that they stand on and in, so that contrast is measured
 * once for each look: it would take half of the time of a page's test. Runs in the browser.
 */
function markLooksAlike(): void {
  const looks = new Map<Element, string>();
  const seen = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    const {tagName, parentElement, childNodes} = element;
    const style = getComputedStyle(element);
    const {position, clipPath, backgroundColor, backgroundImage, opacity} = style;
    const around = (parentElement && looks.get(parentElement)) ?? '';
    const onItsOwn = [tagName, position, clipPath, backgroundColor, backgroundImage, opacity];
    looks.set(element, `${around} ${onItsOwn.join()}`);
    const isText = [...childNodes].some((node) => node instanceof Text && node.data.trim());
    const look = `${looks.get(element)} ${style.color} ${style.font}`;
    const isShown = isText && element.checkVisibility({visibilityProperty: true});
    element.toggleAttribute('data-looks-alike', isShown && seen.has(look));
    if (isShown) {
      seen.add(look);
    }
  }
}

/** Whether a text stands on a gradient or a picture, so that axe can't tell its contrast: it needs a plain background. */
const isOnPicture = ({any}: axe.NodeResult): boolean =>
  any.some(({data}) =>
    /^bg(?:Gradient|Image)$/.test((data as {messageKey?: string} | null)?.messageKey ?? ''),
  );

/** Changes the mode as another tab would, so that what React draws depending on the mode follows as well. */
async function changeMode(page: Page): Promise<void> {
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
