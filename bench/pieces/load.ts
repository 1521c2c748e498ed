import type {Page} from '@playwright/test';
import {DOCS_PAGE, onFreshPage, phone, type Bench} from '../browser';
import {byTurns} from '../by-turns';
import {rowOf, type Goal, type Row} from '../table';
import {blockedTime} from './blocked-time';
import {observeLoad, readFiles, type LoadedFile} from './observe-load';

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
  const row = (what: string, unit: string, pick: (load: Load) => number, goal?: Goal) =>
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
    row('bytes until then', 'KB', ({files}) => kilobytes(files), {ratio: 0.7}),
    row('… of HTML', 'KB', ({files}) => kilobytes(files.filter(isOf('HTML')))),
    row('… of scripts', 'KB', ({files}) => kilobytes(files.filter(isOf('script'))), {ratio: 0.68}),
    row('… before the first paint', 'KB', ({files}) => kilobytes(files.filter(isWaitedFor)), {
      atMost: 32,
    }),
    row('requests until then', '', ({files}) => files.length),
    row('… before the first paint', '', ({files}) => files.filter(isWaitedFor).length, {atMost: 1}),
  ];
}

const kilobytes = (files: readonly LoadedFile[]) =>
  files.reduce((sum, {bytes}) => sum + bytes, 0) / 1000;

const isOf = (type: LoadedFile['type']) => (file: LoadedFile) => file.type === type;

const isWaitedFor = ({blocksPaint}: LoadedFile) => blocksPaint;

async function loadOnce(page: Page, address: string) {
  await page.addInitScript(observeLoad);
  await page.goto(address);
  await page.waitForFunction((end) => performance.now() > end, END);
  await page.waitForFunction(() => window.benchLoad.hydrated > 0);
  return {...(await page.evaluate(() => window.benchLoad)), files: await page.evaluate(readFiles)};
}
