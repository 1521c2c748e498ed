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

/**
 * How long a new page rests before it is used, in milliseconds. A browser that opens a page, and closes
 * the one before, delays a first paint that comes soon: 460 ms without a rest and 340 with it. On the
 * stock site it comes after most of that: 760 and 732 ms (30 and 25 loads).
 */
const REST = 1_000;

/** Uses a page with an empty cache as fast as the machine is, and closes it. */
export async function onFreshPage<T>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.waitForTimeout(REST);
    return await use(page);
  } finally {
    await context.close();
  }
}
