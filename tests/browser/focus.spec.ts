import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

/** What is wrong with how the focused element looks; undefined if the focus is nowhere. */
const faultsOfFocus = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return undefined;
    }
    // A control that is appearing or disappearing, such as 'Scroll back to top'.
    await Promise.allSettled(element.getAnimations().map(({finished}) => finished));
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
    const [box = new DOMRect()] = element.getClientRects();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const atItsPlace = document.elementFromPoint(
      (left + Math.min(box.right, innerWidth)) / 2,
      (top + Math.min(box.bottom, innerHeight)) / 2,
    );
    element.setAttribute('data-focused', '');
    const isCovered = !element.contains(atItsPlace) && !atItsPlace?.contains(element);
    const name = element.outerHTML.slice(0, 120);
    return [
      ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
        ? [`no focus ring: ${name}`]
        : []),
      ...(outlineColor === 'rgba(0, 0, 0, 0)' ? [`a transparent focus ring: ${name}`] : []),
      ...(isCovered ? [`covered, or out of sight: ${name}`] : []),
    ];
  });

/** Marks the links, buttons and other controls that are shown. */
const markShown = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:enabled, [tabindex]',
    );
    for (const element of all) {
      if (element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true})) {
        element.setAttribute('data-shown', '');
      }
    }
  });

/** Controls that were shown all the way, and that the focus has left out; clears the traces of its way. */
const leftOut = (page: Page) =>
  page.evaluate(() => {
    const missed = [...document.querySelectorAll('[data-shown]:not([data-focused])')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => `never has the focus: ${element.outerHTML.slice(0, 120)}`);
    document.querySelectorAll('[data-focused], [data-shown]').forEach((element) => {
      element.removeAttribute('data-focused');
      element.removeAttribute('data-shown');
    });
    return missed;
  });

/** Presses a key until the focus has gone through the page, and collects what is wrong on the way. */
async function faultsOnTheWay(page: Page, key: string): Promise<string[]> {
  const faults: string[] = [];
  // What comes and goes with the scrolling, such as 'Scroll back to top', can do so behind the focus.
  await markShown(page);
  for (let stops = 0; ; stops++) {
    await page.keyboard.press(key);
    const found = await faultsOfFocus(page);
    if (!found) {
      // The shortest page has 8 links in its footer, 5 controls above its text and 6 in it.
      expect(stops, 'stops of the focus').toBeGreaterThanOrEqual(19);
      return [...faults, ...(await leftOut(page))];
    }
    faults.push(...found);
  }
}

for (const {mode, width} of [
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 390},
]) {
  test.describe(`in ${mode}, at a width of ${width} px`, () => {
    test.use({variant: 'kitchen', viewport: {width, height: 800}});
    test.slow();

    test(
      'everything shows that it has the focus, forwards and backwards',
      {tag: '@9.4'},
      async ({page}) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        // With everything that can have the focus, in the text as well.
        for (const route of ['/', '/iOS/install', '/reading', '/forms/documented']) {
          await open(page, route);
          for (const key of ['Tab', 'Shift+Tab']) {
            expect.soft(await faultsOnTheWay(page, key), `${route} by ${key}`).toEqual([]);
          }
        }
      },
    );
  });
}
