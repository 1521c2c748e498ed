import type {Page} from '@playwright/test';
import {type Bench, byTurns, DOCS_PAGE, onFreshPage} from '../measure';
import {rowOf, type Goal, type Row} from '../table';

/** When the observation of a load ends, whatever the page has done by then, in milliseconds. */
const END = 8_000;

/** What a docs page loads and when, on a slow phone with an empty cache, for a reader who does nothing. */
export async function load({browser, origins, runs}: Bench): Promise<Row[]> {
  const loads = await byTurns(runs, `load ${DOCS_PAGE}`, (site) =>
    onFreshPage(browser, true, (page) => loadOnce(page, origins[site] + DOCS_PAGE)),
  );
  type Load = (typeof loads.ours)[number];
  const row = (what: string, unit: string, pick: (load: Load) => number, goal: Goal) =>
    rowOf(what, unit, loads, pick, goal);
  return [
    row('first contentful paint', 'ms', ({firstPaint}) => firstPaint, {ratio: 0.75}),
    row('largest contentful paint', 'ms', ({largestPaint}) => largestPaint, {ratio: 0.75}),
    row(
      'main thread blocked, from first paint to 8 s',
      'ms',
      ({tasks, firstPaint}) => blockedTime(tasks, firstPaint, END),
      {ratio: 0.5},
    ),
    row('layout shift', '', ({shift}) => shift, {atMost: 0}),
    row('hydrated', 'ms', ({hydrated}) => hydrated, {ratio: 0.6}),
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

/** What a browser records of a page, with what the types of TypeScript 5.9 lack. */
type Entry = PerformanceResourceTiming & {
  /** Of a layout shift. */
  value: number;
  renderBlockingStatus: string;
};

const kilobytes = (files: readonly Entry[]) =>
  files.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0) / 1000;

const isScript = ({name}: Entry) => name.endsWith('.js');

const blocksPaint = ({entryType, renderBlockingStatus}: Entry) =>
  entryType === 'navigation' || renderBlockingStatus === 'blocking';

async function loadOnce(page: Page, address: string) {
  await page.addInitScript(markHydration);
  await page.goto(address, {waitUntil: 'commit'});
  // Whatever asks the page before, such as a locator, takes it a tenth of a second or more.
  await page.waitForTimeout(END);
  const hydrated = await page.evaluate(
    () => performance.getEntriesByName('hydrated')[0]?.startTime ?? NaN,
  );
  const of = (type: string) => page.evaluate(entriesOf, type);
  const paints = await of('paint');
  return {
    firstPaint: paints.find(({name}) => name === 'first-contentful-paint')?.startTime ?? NaN,
    largestPaint: (await of('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
    hydrated,
    shift: (await of('layout-shift')).reduce((sum, {value}) => sum + value, 0),
    tasks: await of('longtask'),
    // What is prefetched for other pages comes later, or from the cache.
    files: [...(await of('navigation')), ...(await of('resource'))].filter(
      ({responseEnd, transferSize}) => responseEnd <= hydrated && transferSize > 0,
    ),
  };
}

/** Runs in the browser: marks when Docusaurus says that React has taken the page over. */
function markHydration() {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[data-has-hydrated="true"]')) {
      performance.mark('hydrated');
      observer.disconnect();
    }
  }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
}

/** Runs in the browser: what it has recorded of a type since the page began. */
const entriesOf = (type: string) => {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({type, buffered: true});
  return observer.takeRecords().map((entry) => entry.toJSON() as Entry);
};

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
    return sum + Math.max(0, inside - 50);
  }, 0);
