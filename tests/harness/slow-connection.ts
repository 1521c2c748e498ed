import type {Page} from '@playwright/test';

/** A slow connection: nothing is prefetched, so that every click has to load. */
export async function onSlowConnection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}});
  });
}
