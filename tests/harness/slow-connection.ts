import type {Page} from '@playwright/test';

/** A slow connection: nothing is prefetched, so that every click has to load. */
export async function onSlowConnection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}});
  });
}

/** Holds back the chunks of pages that are not yet loaded, until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\/(?!main\.|runtime~main\.)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
