import type {Page} from '@playwright/test';
import {type Bench, byTurns, DOCS_PAGE, onFreshPage, phone} from '../measure';
import {rowOf, type Goal, type Row} from '../table';

/** When the observation of a load ends, whatever the page has done by then, in milliseconds. */
const END = 8_000;

/** What a docs page loads and when, on a slow phone with an empty cache, for a reader who does nothing. */
export async function load({browser, origins, runs}: Bench): Promise<Row[]> {
  const loads = await byTurns(runs, `load ${DOCS_PAGE}`, (site) =>
    onFreshPage(browser, {device: phone, isSlow: true}, (page) =>
      loadOnce(page, origins[site] + DOCS_PAGE),
    ),
  );
  type Load = (typeof loads.ours)[number];
  const row = (what: string, unit: string, pick: (load: Load) => number, goal: Goal) =>
    rowOf(what, unit, loads, pick, goal);
  return [
    row('first contentful paint', 'ms', ({firstPaint}) => firstPaint, {ratio: 0.55}),
    row('largest contentful paint', 'ms', ({largestPaint}) => largestPaint, {ratio: 0.55}),
    row(
      'main thread blocked, from first paint to 8 s',
      'ms',
      ({tasks, firstPaint}) => blockedTime(tasks, firstPaint, END),
      {ratio: 0.1},
    ),
    row('hydrated', 'ms', ({hydrated}) => hydrated, {ratio: 0.6}),
    row('layout shift', '', ({shift}) => shift, {atMost: 0}),
    row('bytes until then', 'KB', ({files}) => kilobytes(files), {ratio: 0.7}),
    row('… of scripts', 'KB', ({files}) => kilobytes(files.filter(isScript)), {ratio: 0.68}),
    row('… before the first paint', 'KB', ({files}) => kilobytes(files.filter(blocksPaint)), {
      atMost: 32,
    }),
    row('requests before the first paint', '', ({files}) => files.filter(blocksPaint).length, {
      atMost: 1,
    }),
  ];
}

/** What a browser has recorded of a page, with what the types of TypeScript 5.9 lack. */
type Entry = PerformanceResourceTiming & {
  /** Of a layout shift. */
  value: number;
  renderBlockingStatus: string;
  deliveryType: string;
};

const kilobytes = (files: readonly Entry[]) =>
  files.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0) / 1000;

const isScript = ({name}: Entry) => name.endsWith('.js');

const blocksPaint = ({entryType, renderBlockingStatus}: Entry) =>
  entryType === 'navigation' || renderBlockingStatus === 'blocking';

async function loadOnce(page: Page, address: string) {
  await page.addInitScript(observe);
  await page.goto(address);
  await page.waitForFunction((end) => performance.now() > end, END);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const {entries, prefetched} = await page.evaluate(readEntries);
  const of = (type: string) => entries.filter(({entryType}) => entryType === type);
  const named = (name: string) => entries.find((entry) => entry.name === name)?.startTime ?? NaN;
  return {
    firstPaint: named('first-contentful-paint'),
    largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    hydrated: named('hydrated'),
    shift: of('layout-shift').reduce((sum, {value}) => sum + value, 0),
    tasks: of('longtask'),
    files: [...of('navigation'), ...of('resource')].filter(
      ({name, initiatorType, deliveryType}) =>
        deliveryType !== 'cache' && (initiatorType !== 'link' || !prefetched.includes(name)),
    ),
  };
}

declare global {
  interface Window {
    benchEntries: PerformanceEntry[];
  }
}

/**
 * Runs in the browser before the page's own scripts, and marks when Docusaurus says that React has taken the page over.
 * It names no function inside: the helper with which tsx keeps such names doesn't reach the browser.
 */
function observe(): void {
  window.benchEntries = [];
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'mark']) {
    new PerformanceObserver((list) => {
      window.benchEntries.push(...list.getEntries());
    }).observe({type, buffered: true});
  }
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      observer.disconnect();
      performance.mark('hydrated');
    }
  }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
}

/** Runs in the browser: all that it has recorded, and which addresses are only prefetched for other pages. */
const readEntries = () => {
  const [prefetched, preloaded] = ['prefetch', 'preload'].map((rel) =>
    Array.from(document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`), ({href}) => href),
  );
  const files = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  return {
    entries: [...window.benchEntries, ...files].map((entry) => entry.toJSON() as Entry),
    prefetched: prefetched?.filter((address) => !preloaded?.includes(address)) ?? [],
  };
};

/** The longest task that a reader doesn't notice, in milliseconds. */
const UNNOTICED = 50;

/**
 * For how long the main thread kept a reader waiting within a window: the sum of what its tasks took beyond
 * 50 ms inside of it, as Lighthouse defines total blocking time. The window is fixed, because one that ends
 * with the page's own work is longer on a slower machine.
 */
export const blockedTime = (
  tasks: readonly Pick<Entry, 'startTime' | 'duration'>[],
  from: number,
  to: number,
): number =>
  tasks.reduce((sum, {startTime, duration}) => {
    const inside = Math.min(startTime + duration, to) - Math.max(startTime, from);
    return sum + Math.max(0, inside - UNNOTICED);
  }, 0);
