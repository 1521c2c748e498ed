import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../harness/test';

test.use({variant: 'kitchen', allowedConsole: [/status of 404/]});

declare global {
  interface Window {
    /** What the page has asked the browser to call before its first frame. */
    beforeFrame: FrameRequestCallback[];
    drawAgain: () => void;
  }
}

/** Runs in the browser, which then draws no frame until the test says so. */
function drawNothing(): void {
  const requestFrame = window.requestAnimationFrame.bind(window);
  window.beforeFrame = [];
  window.drawAgain = () => {
    window.requestAnimationFrame = requestFrame;
    window.beforeFrame.forEach((callback) => callback(0));
  };
  window.requestAnimationFrame = (callback) => window.beforeFrame.push(callback);
}

/** The paths of the scripts that the page requests from now on. */
function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  return scripts;
}

for (const address of ['/Android/using', '/blog/tags', '/no-such-page']) {
  test(
    `${address} requests its scripts once its first frame is drawn, and names each of them in its HTML`,
    {tag: ['@12.1', '@12.8']},
    async ({page, request}) => {
      const scripts = watchScripts(page);
      await page.addInitScript(drawNothing);
      await page.goto(address);
      expect(scripts).toEqual([]);
      await page.evaluate(() => window.drawAgain());
      await hydrated(page);
      expect(scripts.length).toBeGreaterThan(3);
      const html = await (await request.get(address)).text();
      const unnamed = scripts.filter((path) => !html.includes(`"${path}"`));
      // The page that hosts send for every unknown address needs what only its reader's address tells.
      expect(unnamed.length).toBeLessThanOrEqual(address === '/no-such-page' ? 1 : 0);
    },
  );
}

test('a page in a background tab requests its scripts at once', {tag: '@12.8'}, async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
  });
  const scripts = watchScripts(page);
  await page.addInitScript(drawNothing);
  await page.goto('/Android/using');
  await expect.poll(() => scripts).not.toEqual([]);
});
