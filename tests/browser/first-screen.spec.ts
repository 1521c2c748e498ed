import type {Page} from '@playwright/test';
import {LAST_DRAWN} from '../../src/components/FirstScreenEnd/constants';
import {followNewLink} from '../harness/follow-new-link';
import {holdFiles} from '../harness/hold-files';
import {expect, open, test} from '../harness/test';

const ROUTE = '/Android/using';

const lastHeading = (page: Page) =>
  page.getByRole('article').getByRole('heading', {level: 2, includeHidden: true}).last();

declare global {
  interface Window {
    becomeIdle: () => void;
    drawFrame: () => void;
  }
}

/** Makes the browser do what waits for an idle moment when the test says so. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    window.becomeIdle = () => {
      for (const callback of waiting.splice(0)) {
        callback({didTimeout: false, timeRemaining: () => 50});
      }
    };
  });
}

async function openWhileBusy(page: Page, address = ROUTE): Promise<void> {
  await neverIdle(page);
  await page.goto(address);
}

test('a busy browser draws only the first screen of a long doc', async ({page}) => {
  await openWhileBusy(page);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await expect(page.getByRole('article').getByRole('heading', {level: 2}).first()).toBeVisible();
  await expect(lastHeading(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test('the rest follows whenever the browser is idle', async ({page}) => {
  await openWhileBusy(page);
  const blocks = page.locator('.theme-doc-markdown > :visible');
  const first = await blocks.count();
  const blocksWhenIdle = () =>
    page
      .evaluate(() => {
        window.becomeIdle();
      })
      .then(() => blocks.count());
  await expect.poll(blocksWhenIdle, {intervals: [50]}).toBeGreaterThan(first);
  await expect(lastHeading(page)).toBeHidden();
  const all = await page.locator('.theme-doc-markdown > :not(template, script, link)').count();
  await expect.poll(blocksWhenIdle, {intervals: [50]}).toBe(all);
});

test('the rest follows in a browser that never says it is idle', async ({page}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout
        ? window.setTimeout(callback, options.timeout, {didTimeout: true, timeRemaining: () => 0})
        : 0;
  });
  const release = await holdFiles(page);
  await page.goto(ROUTE, {waitUntil: 'commit'});
  await expect(lastHeading(page)).toBeVisible();
  release();
});

test('the first frame waits for the end of the first screen', async ({page}) => {
  // The application later removes the link from the head.
  await holdFiles(page);
  await page.goto(ROUTE, {waitUntil: 'commit'});
  const link = page.locator('head > link[rel="expect"][blocking="render"]');
  await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1);
});

test.describe('a doc is drawn as a whole', () => {
  test('when the reader presses a key, perhaps to find a word', async ({page}) => {
    await openWhileBusy(page);
    await page.keyboard.press('Tab');
    await expect(lastHeading(page)).toBeVisible();
  });

  test('when the reader clicks, perhaps to reach an anchor', async ({page}) => {
    await openWhileBusy(page);
    const contents = page.locator('.table-of-contents');
    await contents.getByRole('link', {name: 'Battery and data use'}).click();
    await expect(page.getByRole('heading', {name: /^Battery and data use/})).toBeInViewport();
  });

  test('on the way to an anchor', async ({page}) => {
    await openWhileBusy(page, `${ROUTE}#work-offline`);
    await expect(lastHeading(page)).toBeVisible();
  });

  test('if the browser does not say how the reader arrived', async ({page}) => {
    await page.addInitScript(() => {
      performance.getEntriesByType = () => [];
    });
    await openWhileBusy(page);
    await expect(lastHeading(page)).toBeVisible();
  });

  test('when it is reloaded', async ({page}) => {
    await open(page, ROUTE);
    await neverIdle(page);
    await page.reload();
    await expect(lastHeading(page)).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('from the beginning', async ({page}) => {
      await page.goto(ROUTE);
      await expect(lastHeading(page)).toBeVisible();
    });
  });
});

test('a doc that was only partly drawn when the application took over is whole when the reader returns', async ({
  page,
}) => {
  await openWhileBusy(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(lastHeading(page)).toBeHidden();
  await followNewLink(page, '/Android/install');
  await expect(page.getByRole('heading', {level: 1, name: /^Install/})).toBeVisible();
  await followNewLink(page, ROUTE);
  await expect(page.getByRole('heading', {level: 1, name: /^Using/})).toBeVisible();
  await expect(lastHeading(page)).toBeVisible();
});

test('after a click, the first screen of a long doc is drawn alone, and the rest a frame later', async ({
  page,
}) => {
  await open(page, '/Android/install');
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    window.drawFrame = () => {
      window.requestAnimationFrame = draw;
      held.forEach((callback) => draw(callback));
    };
  });
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Using', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: /^Using/})).toBeVisible();
  await expect(lastHeading(page)).toBeHidden();
  await page.evaluate(() => {
    window.drawFrame();
  });
  await expect(lastHeading(page)).toBeVisible();
});

test('the page that a reader leaves stays as it is while the next one loads', async ({page}) => {
  await open(page, ROUTE);
  const draws = await page.evaluateHandle((mark) => {
    const seen: string[] = [];
    new MutationObserver((mutations) => {
      seen.push(...mutations.map(({target}) => (target as Element).outerHTML));
    }).observe(document.querySelector('.theme-doc-markdown') ?? document, {
      subtree: true,
      attributeFilter: [mark],
    });
    return seen;
  }, LAST_DRAWN);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Examples', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: /^Examples/})).toBeVisible();
  expect(await draws.jsonValue()).toEqual([]);
});

test('a short page does not wait for anything', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('link[rel="expect"]')).toHaveCount(0);
});
