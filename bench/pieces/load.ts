import type {Page} from '@playwright/test';
import {openSite} from '../open-site';
import {perSite} from '../sites/site';
import {onSlowPage, phone} from '../slow-page';
import {byTurns, DOCS_PAGE, type Bench, type Goal, type Piece, type Row, type Unit} from './piece';
import {observeLoad, readLoad, type Load} from './observe-load';

/** How a docs page loads on a slow phone, with an empty cache. */
export function load<Name extends string>(bench: Bench<Name>): Piece<Name> {
  const {names} = bench.sites;
  const loads = perSite(names, (): Load[] => []);
  const row = (what: string, unit: Unit, pick: (load: Load) => number, goal: Goal): Row<Name> => ({
    what,
    unit,
    values: perSite(names, (site) => loads[site].map(pick)),
    goal,
  });
  return {
    steps: byTurns(names, bench.runs, `load ${DOCS_PAGE}`, async (site) => {
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
  await openSite(page, address);
  const measured = await page.evaluate(readLoad);
  const isSilent = Number.isNaN(measured.hydrated) && (await saysWhenHydrated(page));
  if (!measured.firstPaint || !measured.largestPaint || isSilent) {
    throw new Error(
      `${address} reported no paint or no hydration — look into bench/pieces/observe-load.ts`,
    );
  }
  return measured;
}

/** Docusaurus does; the pages of other generators do not. */
const saysWhenHydrated = async (page: Page): Promise<boolean> =>
  (await page.locator('html[data-has-hydrated]').count()) > 0;
