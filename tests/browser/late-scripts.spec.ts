import type {Page} from '@playwright/test';
import {expect, test} from '../harness/test';

declare global {
  interface Window {
    /** What the page has asked the browser to call before its first frame. */
    beforeFrame: FrameRequestCallback[];
    drawAgain: () => void;
  }
}

/** Opens a page of which the browser draws no frame. */
async function openUndrawn(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    window.beforeFrame = [];
    window.drawAgain = () => {
      window.requestAnimationFrame = requestFrame;
      window.beforeFrame.forEach((callback) => callback(0));
    };
    const requestFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => window.beforeFrame.push(callback);
  });
  await page.goto(address);
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );

for (const address of ['/', '/Android/using', '/blog/welcome', '/no-such-page']) {
  test.describe(`the scripts of ${address}`, () => {
    test.use({allowedConsole: [/status of 404/]});

    test('are requested once its first frame is drawn', async ({page}) => {
      await openUndrawn(page, address);
      expect(await scriptsOf(page)).toEqual([]);
      await page.evaluate(() => window.drawAgain());
      await expect(page.locator('html[data-has-hydrated=true]')).toBeVisible();
    });
  });
}

test('a page in a background tab requests its scripts at once', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
  });
  await openUndrawn(page, '/Android/using');
  await expect.poll(() => scriptsOf(page)).not.toEqual([]);
});
