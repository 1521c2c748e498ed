import type {Page} from '@playwright/test';

/** Scripts, above all the application's, and the texts of docs. */
const FILES = /\/assets\/js\/|\.json$/;

/**
 * Holds back what the application loads until the returned function is called.
 *
 * @param files addresses of what to hold back; everything by default
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
