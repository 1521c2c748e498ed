import type {Browser, Page} from '@playwright/test';

/** The sites that are compared, in the order in which they take turns. */
export const siteNames = ['stock', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

export type PerSite<T> = Record<SiteName, T>;

/** What pieces measure with: both sites are being served. */
export interface Bench {
  browser: Browser;
  /** Such as `http://localhost:3000`. */
  origins: PerSite<string>;
  /** How often each site is measured. */
  runs: number;
  /** A file with queries for the search, each with its answers. */
  queries: string;
}

/** The docs page that is measured. */
export const DOCS_PAGE = '/Android/using';

/** Prints what happens next, and after how many seconds. */
export const announce = (what: string): void =>
  console.log(`${process.uptime().toFixed(0).padStart(5)} s  ${what}`);

/**
 * Measures the sites by turns, so that what slows the machine down for a while slows both.
 *
 * @param what is measured, which is printed with each run
 * @returns what each run has found
 */
export async function byTurns<T>(
  runs: number,
  what: string,
  measure: (site: SiteName) => Promise<T>,
): Promise<PerSite<T[]>> {
  const found: PerSite<T[]> = {stock: [], ours: []};
  for (let run = 1; run <= runs; run++) {
    for (const site of siteNames) {
      announce(`${what}, ${site}, run ${run} of ${runs}`);
      found[site].push(await measure(site));
    }
  }
  return found;
}

/** The phone of Lighthouse's mobile run. */
const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G, as in Lighthouse's mobile run: milliseconds, and bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/**
 * How long a new page rests before it is used, in milliseconds: a browser that opens a page, and closes the
 * one before, delays a first paint that comes soon, and so favours the slower site.
 */
const REST = 1_000;

/** Uses a page with an empty cache, on a desktop as fast as the machine is or on a slow phone, and closes it. */
export async function onFreshPage<T>(
  browser: Browser,
  isSlow: boolean,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(isSlow ? phone : {});
  const page = await context.newPage();
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
  await page.waitForTimeout(REST);
  const result = await use(page);
  await context.close();
  return result;
}
