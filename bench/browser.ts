import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import config from '../playwright.config';

/** The browser of the tests, started with their flags, and with these in addition. */
export function launchBrowser(...flags: string[]): Promise<Browser> {
  const {executablePath, args = []} = config.use?.launchOptions ?? {};
  return chromium.launch({executablePath, args: [...args, ...flags]});
}

/** Opens a page and waits until the network is quiet and the application has taken over. */
export async function openSite(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

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
  return onFastPage(browser, device, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    return use(page);
  });
}

/**
 * How long a new page rests before it is used, in milliseconds: a browser that opens a page, and closes the
 * one before, delays a first paint that comes soon, and so favours the slower site.
 */
const REST = 1_000;

/** Uses a page with an empty cache as fast as the machine is, and closes it. */
export async function onFastPage<T>(
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
