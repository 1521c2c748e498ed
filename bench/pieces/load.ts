import type {Page} from '@playwright/test';
import {openComplete} from '../../tests/harness/loaded-files';
import {perSite, type PerSite} from '../sites/site';
import {onSlowPage, phone} from '../slow-page';
import {byTurns, DOCS_PAGE, type Bench, type Goal, type Piece, type Row, type Unit} from './piece';
import {observeLoad, readLoad, type Load} from './observe-load';

/** How a docs page loads on a slow phone, with an empty cache. */
export function load(bench: Bench): Piece {
  const loads: PerSite<Load[]> = perSite(() => []);
  const row = (what: string, unit: Unit, pick: (load: Load) => number, goal: Goal): Row => ({
    what,
    unit,
    values: perSite((site) => loads[site].map(pick)),
    goal,
  });
  return {
    steps: byTurns(bench.runs, `load ${DOCS_PAGE}`, async (site) => {
      loads[site].push(
        await onSlowPage(bench.browser, phone, (page) =>
          loadOnce(page, bench.origins[site] + DOCS_PAGE),
        ),
      );
    }),
    rows: () => [
      row('first contentful paint', 'ms', ({firstPaint}) => firstPaint, {ratio: 0.55}),
      row('largest contentful paint', 'ms', ({largestPaint}) => largestPaint, {ratio: 0.55}),
      row('main thread blocked', 'ms', ({blocked}) => blocked, {ratio: 0.1}),
      row('hydrated', 'ms', ({hydrated}) => hydrated, {ratio: 0.6}),
      row('layout shift', '', ({shift}) => shift, {atMost: 0}),
    ],
  };
}

async function loadOnce(page: Page, address: string): Promise<Load> {
  await page.addInitScript(observeLoad);
  await openComplete(page, address);
  const measured = await page.evaluate(readLoad);
  if (!measured.firstPaint || !measured.largestPaint || !measured.hydrated) {
    throw new Error(
      `${address} reported no paint or no hydration — look into bench/pieces/observe-load.ts`,
    );
  }
  return measured;
}
