import type {Page} from '@playwright/test';
import {byTurns} from '../by-turns';
import {onSlowPage, phone} from '../browser';
import {rowOf, type Goal, type Row, type Unit} from '../table';
import {DOCS_PAGE, type Bench} from './bench';
import {blockedTime, type Task} from './blocked-time';

/** How one page has loaded; times in milliseconds since the navigation began. */
interface Load {
  firstPaint: number;
  largestPaint: number;
  /** When Docusaurus has marked the page as taken over by React. */
  hydrated: number;
  /** Sum of the layout shifts. */
  shift: number;
  longTasks: Task[];
}

declare global {
  interface Window {
    benchLoad: Load;
  }
}

/** When the observation of a load ends, whatever the page has done by then, in milliseconds. */
const END = 8_000;

/** How a docs page loads on a slow phone, with an empty cache, for a reader who does nothing. */
export async function load({browser, origins, runs}: Bench): Promise<Row[]> {
  const loads = await byTurns(runs, `load ${DOCS_PAGE}`, (site) =>
    onSlowPage(browser, phone, (page) => loadOnce(page, origins[site] + DOCS_PAGE)),
  );
  const row = (what: string, unit: Unit, pick: (load: Load) => number, goal: Goal) =>
    rowOf(what, unit, loads, pick, goal);
  return [
    row('first contentful paint', 'ms', ({firstPaint}) => firstPaint, {ratio: 0.55}),
    row('largest contentful paint', 'ms', ({largestPaint}) => largestPaint, {ratio: 0.55}),
    row(
      'main thread blocked, from first paint to 8 s',
      'ms',
      ({longTasks, firstPaint}) => blockedTime(longTasks, firstPaint, END),
      {ratio: 0.1},
    ),
    row('hydrated', 'ms', ({hydrated}) => hydrated, {ratio: 0.6}),
    row('layout shift', '', ({shift}) => shift, {atMost: 0}),
  ];
}

async function loadOnce(page: Page, address: string): Promise<Load> {
  await page.addInitScript(observeLoad);
  await page.goto(address);
  await page.waitForFunction((end) => performance.now() > end, END);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const measured = await page.evaluate(() => window.benchLoad);
  if (!measured.firstPaint || !measured.largestPaint || !measured.hydrated) {
    throw new Error(
      `${address} reported no paint or no hydration — look into observeLoad in bench/pieces/load.ts`,
    );
  }
  return measured;
}

/**
 * Runs in the browser before the page's own scripts. It names no function inside: the helper with which tsx
 * keeps such names does not reach the browser.
 */
function observeLoad(): void {
  const load: Load = {firstPaint: 0, largestPaint: 0, hydrated: 0, shift: 0, longTasks: []};
  window.benchLoad = load;
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') {
          load.firstPaint = entry.startTime;
        } else if (type === 'largest-contentful-paint') {
          load.largestPaint = entry.startTime;
        } else if (type === 'longtask') {
          load.longTasks.push({start: entry.startTime, duration: entry.duration});
        } else if (type === 'layout-shift') {
          load.shift += (entry as PerformanceEntry & {value: number}).value;
        }
      }
    }).observe({type, buffered: true});
  }
  new MutationObserver(() => {
    if (load.hydrated === 0 && document.documentElement.dataset.hasHydrated === 'true') {
      load.hydrated = performance.now();
    }
  }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
}
