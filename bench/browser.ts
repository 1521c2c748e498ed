import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import config from '../playwright.config';
import type {PerSite} from './by-turns';

/** What pieces measure with: both sites are being served. */
export interface Bench {
  browser: Browser;
  /** Such as `http://localhost:3000`. */
  origins: PerSite<string>;
  /** How often each site is measured. */
  runs: number;
}

/** The docs page that is measured. */
export const DOCS_PAGE = '/Android/using';

/** The browser of the tests, with their flags. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(config.use?.launchOptions);

/** The phone of Lighthouse's mobile run. */
export const phone: BrowserContextOptions = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = {viewport: {width: 1280, height: 800}};

/** Slow 4G and a processor slowed 4×, as in Lighthouse's mobile run: milliseconds, and bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const cpuSlowdown = 4;

/**
 * How long a new page rests before it is used, in milliseconds: a browser that opens a page, and closes the
 * one before, delays a first paint that comes soon, and so favours the slower site.
 */
const REST = 1_000;

/** Uses a page with an empty cache, as fast as the machine is or slowed, and closes it. */
export async function onFreshPage<T>(
  browser: Browser,
  {device, isSlow}: {device: BrowserContextOptions; isSlow: boolean},
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  }
  await page.waitForTimeout(REST);
  const result = await use(page);
  await context.close();
  return result;
}
