import type {Page} from '@playwright/test';

/** Scripts, the application's first of all, and the texts of docs. */
const FILES = /\/assets\/js\/|\.json$/;

/** Keeps what the application loads from loading until the function that is returned is called. */
export async function holdFiles(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILES, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
