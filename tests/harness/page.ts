import {expect, type Locator, type Page} from '@playwright/test';
import {navbar} from './parts';

// What tests do to pages, as a reader, a browser, a host or a slow machine would.

/** What a page loads for itself: every script except the two that start the application, and texts of docs. */
export const PAGE_FILES = /\/assets\/js\/(?!main\.|framework\.)|\.json$/;

/** Waits until the application has taken over the page that the host sent, and has drawn it. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens an address of the site, whatever its path, and waits until the application has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address.replace(/^\//, './'));
  await hydrated(page);
}

/** What the browser has stored under a key (src/early/storage-keys.ts). */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Stores something before each page that is opened from now on. */
export const store = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

/** Has all of a page drawn: the browser estimates the heights of what is far below the window. */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.drawAll = '';
  });

declare global {
  interface Window {
    becomeIdle: () => void;
  }
}

/** Runs in the browser: it does what waits for an idle moment when the test says so. */
export function neverIdle(): void {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => waiting.push(callback);
  window.becomeIdle = () => {
    for (const callback of waiting.splice(0)) {
      callback({didTimeout: false, timeRemaining: () => 50});
    }
  };
}

/** Goes to an address as the application does, without a reload, even if no link leads to it. */
export const followNewLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);

/**
 * Holds back what the application loads until the returned function is called.
 *
 * @param files addresses of what to hold back: all scripts and the texts of docs, unless told otherwise
 */
export async function holdFiles(page: Page, files = /\/assets\/js\/|\.json$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Opens a page whose application doesn't start until the returned function is called, which waits until it has
 * taken over.
 */
export async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdFiles(page);
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
  };
}

/** On a slow connection, nothing is prefetched, so that every click has to load. */
export const onSlowConnection = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}});
  });

/** The addresses of what the page has prefetched as link elements. */
export const prefetched = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('head link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Waits until the page has drawn a number of frames, for what it does in them without any visible sign. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame++) {
      await new Promise(requestAnimationFrame);
    }
  }, count);

/**
 * Scrolls a long page far down and a little up, with a wheel, as the page hears of two scrolls in one frame as of one.
 *
 * @returns the button that then offers to scroll back to its top
 */
export async function scrollFarDown(page: Page, far = 1500): Promise<Locator> {
  await page.mouse.move(600, 400);
  for (const distance of [far, -200]) {
    const before = await scrolled(page);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => scrolled(page)).toBe(before + distance);
  }
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  return button;
}

/** Where elements that show are in the window, to see whether anything has moved; in a hidden tab, they have no place. */
export const placesOf = (page: Page, selector: string): Promise<unknown[]> =>
  page.evaluate(
    (elements) => [
      scrollY,
      ...[...document.querySelectorAll(elements)]
        .filter((element) => element.checkVisibility())
        .map((element) => JSON.stringify(element.getBoundingClientRect())),
    ],
    selector,
  );

/** How far the reader has scrolled. */
export const scrolled = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Turns the wheel, and waits until the page has heard of it and drawn what follows: scrolling isn't done at once. */
export async function turnWheel(page: Page, pixels: number): Promise<void> {
  const turned = await page.evaluateHandle(() => ({
    promise: new Promise((resolve) => {
      addEventListener('wheel', resolve, {once: true, capture: true, passive: true});
    }),
  }));
  await page.mouse.wheel(0, pixels);
  await turned.evaluate(({promise}) => promise.then(() => undefined));
  await frames(page, 3);
}

/** The heading is the first thing below the navbar. */
export async function expectAtTop(page: Page, heading: Locator): Promise<void> {
  const box = await navbar(page).boundingBox();
  const bottom = (box?.y ?? NaN) + (box?.height ?? NaN);
  const top = async () => ((await heading.boundingBox())?.y ?? NaN) - bottom;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(32);
}
