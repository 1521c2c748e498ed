import type {Page} from '@playwright/test';

/** Scripts, the application's first of all, and the texts of docs. */
const FILES = /\/assets\/js\/|\.json$/;

/**
 * Keeps what the application loads from loading until the function that is returned is called.
 *
 * @param files addresses of what is kept: all of it unless told
 */
export async function holdFiles(page: Page, files = FILES): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
