import type {Browser} from '@playwright/test';
import {launchBrowser} from './browser';
import {readOptions, type Options} from './options';
import {build} from './pieces/build';
import {bytes} from './pieces/bytes';
import {lighthouse} from './pieces/lighthouse';
import {load} from './pieces/load';
import {navigation} from './pieces/navigation';
import {serveSites, type SiteServers} from './serve-sites';
import {claimWorkFolder} from './sites/work-folder';
import {missedGoals, table, type Row} from './table';

const servedPieces = {bytes, load, navigation, lighthouse};

/**
 * Measures this site beside a stock Docusaurus site with the same pages, and prints medians, their ratio and
 * whether the goals are met (specification 12.4 and 12.5).
 *
 * @returns how many goals are missed
 */
async function run({runs, pieces}: Options): Promise<number> {
  claimWorkFolder();
  const rows: Row[] = [];
  const served = Object.entries(servedPieces).filter(([name]) => pieces.includes(name));
  if (served.length > 0) {
    await withSites(async (browser, {origins}) => {
      for (const [, measure] of served) {
        rows.push(...(await measure({browser, origins, runs})));
      }
    });
  }
  if (pieces.includes('build')) {
    rows.push(...(await build(runs)));
  }
  console.log(`\n${table(rows)}\n`);
  return missedGoals(rows);
}

async function withSites(
  use: (browser: Browser, sites: SiteServers) => Promise<void>,
): Promise<void> {
  const sites = await serveSites();
  const browser = await launchBrowser();
  try {
    await use(browser, sites);
  } finally {
    await browser.close();
    sites.close();
  }
}

run(readOptions(process.argv.slice(2)))
  .then((missed) => {
    if (missed > 0) {
      console.error(missed === 1 ? '1 goal is missed' : `${missed} goals are missed`);
      process.exitCode = 1;
    }
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
