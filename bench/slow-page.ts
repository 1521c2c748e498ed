import type {Browser, BrowserContextOptions, Page} from '@playwright/test';

/** The phone of Lighthouse's mobile run. */
export const phone: BrowserContextOptions = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = {viewport: {width: 1280, height: 800}};

const BITS_PER_BYTE = 8;

/** Slow 4G, and a processor slowed 4×: what Lighthouse's mobile run simulates. */
const network = {
  offline: false,
  /** Milliseconds of a round trip. */
  latency: 150,
  downloadThroughput: 1_600_000 / BITS_PER_BYTE,
  uploadThroughput: 750_000 / BITS_PER_BYTE,
};
const cpuSlowdown = 4;

/** Uses a page with an empty cache on a slow network and processor, and closes it. */
export function onSlowPage<T>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  return onFreshPage(browser, device, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    return use(page);
  });
}

/** Uses a page with an empty cache as fast as the machine is, and closes it. */
export async function onFreshPage<T>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
