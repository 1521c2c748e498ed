import {expect, hydrated, open, test} from '../harness/test';

test.use({allowedConsole: [/status of 404/]});

declare global {
  interface Window {
    drawAgain: () => void;
  }
}

/** Runs in the browser, which then draws no frame until the test says so. */
function drawNothing(): void {
  const requestFrame = window.requestAnimationFrame.bind(window);
  const asked: FrameRequestCallback[] = [];
  window.drawAgain = () => {
    window.requestAnimationFrame = requestFrame;
    asked.forEach((callback) => callback(0));
  };
  window.requestAnimationFrame = (callback) => asked.push(callback);
}

/** Runs in the browser, which then draws its first frame when it is asked to, however little has arrived. */
function drawAtOnce(): void {
  const requestFrame = window.requestAnimationFrame.bind(window);
  const wait = window.setTimeout.bind(window);
  window.requestAnimationFrame = (draw) => {
    const actNow = (act: () => void) => (act(), 0);
    Object.assign(window, {requestAnimationFrame: requestFrame, setTimeout: actNow});
    draw(0);
    Object.assign(window, {setTimeout: wait});
    return 0;
  };
}

test(
  'the application starts even if the first frame is drawn before the rest of the head has arrived',
  {tag: ['@12.8']},
  async ({page}) => {
    await page.addInitScript(drawAtOnce);
    await open(page, '/Android/using');
  },
);

test(
  'a page requests its scripts once its first frame is drawn, and names each of them in its HTML',
  {tag: ['@12.1', '@12.8']},
  async ({page, request}) => {
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') {
        scripts.push(new URL(asked.url()).pathname);
      }
    });
    await page.addInitScript(drawNothing);
    for (const address of ['/Android/using', '/blog/tags', '/no-such-page']) {
      // What the last page may still ask for is over.
      await page.goto('about:blank');
      scripts.length = 0;
      await page.goto(address);
      expect(scripts, address).toEqual([]);
      const beforeFrame = await page.evaluate(() => {
        window.drawAgain();
        return document.querySelectorAll('link[as="script"], script[src]').length;
      });
      expect(beforeFrame, 'requested before the frame, which is drawn now').toBe(0);
      await hydrated(page);
      expect(scripts.length, address).toBeGreaterThan(3);
      const html = await (await request.get(address)).text();
      const unnamed = scripts.filter((path) => !html.includes(`"${path}"`));
      // The page that hosts send for every unknown address needs what only its reader's address tells.
      expect(unnamed.length, address).toBeLessThanOrEqual(address === '/no-such-page' ? 1 : 0);
    }
  },
);
