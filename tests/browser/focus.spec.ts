import type {Page} from '@playwright/test';
import {keys} from '../../src/early/storage-keys';
import {store} from '../harness/page';
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
    const atItsPlace = document.elementFromPoint(
      (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    );
    element.setAttribute('data-focused', '');
    const isCovered = !element.contains(atItsPlace) && !atItsPlace?.contains(element);
    const isRinged =
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      element.checkVisibility({opacityProperty: true});
    const name = element.outerHTML.slice(0, 120);
    return [
      ...(isRinged && outlineColor !== 'rgba(0, 0, 0, 0)' ? [] : [`no focus ring: ${name}`]),
      ...(isCovered ? [`covered, or out of sight: ${name}`] : []),
    ];
  });

/** Goes through the page with Tab, and collects what is wrong on the way, and the controls that are left out. */
async function faultsOnTheWay(page: Page): Promise<string[]> {
  const controls = page
    .locator('a[href], button, summary, input:enabled, [tabindex]')
    .filter({visible: true})
    .and(page.locator(':not([tabindex="-1"])'));
  // What comes and goes with the scrolling, such as 'Scroll back to top', can do so behind the focus.
  await controls.evaluateAll((all) =>
    all.forEach((control) => control.setAttribute('data-shown', '')),
  );
  const faults: string[] = [];
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab');
    const found = await faultsOfFocus(page);
    if (!found) {
      // The shortest page has 8 links in its footer, 5 controls above its text and 6 in it.
      expect(stops, 'stops of the focus').toBeGreaterThanOrEqual(19);
      const missed = await controls
        .and(page.locator('[data-shown]:not([data-focused])'))
        .evaluateAll((all) => all.map(({outerHTML}) => `never has the focus: ${outerHTML}`));
      return [...faults, ...missed];
    }
    faults.push(...found);
  }
}

// With everything that can have the focus, in the text as well.
for (const {mode, width, routes} of [
  {mode: 'light', width: 1280, routes: ['/iOS/install', '/reading']},
  {mode: 'dark', width: 390, routes: ['/', '/forms/documented']},
]) {
  test(
    `in ${mode}, at a width of ${width} px, everything shows that it has the focus`,
    {tag: '@9.4'},
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await store(page, keys.colorMode, mode);
      for (const route of routes) {
        await open(page, route);
        expect.soft(await faultsOnTheWay(page), route).toEqual([]);
      }
    },
  );
}
