import {chromium} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import config from '../playwright.config';
import {compressFiles} from '../scripts/compress';
import {announce, siteNames, type PerSite} from './measure';
import {build} from './pieces/build';
import {lighthouse} from './pieces/lighthouse';
import {load} from './pieces/load';
import {navigation} from './pieces/navigation';
import {search} from './pieces/search';
import {serveCompressed} from './serve-compressed';
import {buildSite} from './sites/build-site';
import {ownDocs, prepareSite, WORK_FOLDER} from './sites/prepare-site';
import {missedGoals, table, type Row} from './table';

/** What needs both sites in a browser. */
const served = {load, navigation, lighthouse, search};

const pieces = [...Object.keys(served), 'build'];

/**
 * Measures this site beside a stock Docusaurus site with the same pages, and prints medians, their ratio and
 * whether the goals are met (specification 12.4 and 12.5).
 *
 * @throws Error where a goal is missed, and for an unknown option
 */
async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', multiple: true, default: pieces},
      runs: {type: 'string', default: '5'},
      queries: {type: 'string', default: 'site/search-queries.json'},
    },
  });
  process.once('exit', () => fs.rmSync(WORK_FOLDER, {recursive: true, force: true}));
  const unknown = values.only.filter((name) => !pieces.includes(name));
  if (unknown.length > 0) {
    throw new Error(`--only=${unknown.join(', ')} — write one of ${pieces.join(', ')}`);
  }
  const runs = Number(values.runs);
  if (!(runs >= 1)) {
    throw new Error(`--runs=${values.runs} — write a number, such as 5`);
  }
  if (!fs.existsSync(values.queries)) {
    throw new Error(`--queries=${values.queries} — there is no such file`);
  }
  const rows: Row[] = [];
  const chosen = Object.entries(served).filter(([name]) => values.only.includes(name));
  if (chosen.length > 0) {
    const origins = await serveSites();
    // That of the tests, with their flags.
    const browser = await chromium.launch(config.use?.launchOptions);
    for (const [, measure] of chosen) {
      rows.push(...(await measure({browser, runs, origins, queries: values.queries})));
    }
    await browser.close();
  }
  if (values.only.includes('build')) {
    rows.push(...(await build(runs)));
  }
  console.log(`\n${table(rows)}\n`);
  const missed = missedGoals(rows);
  if (missed.length > 0) {
    throw new Error(`Goals are missed: ${missed.join('; ')}`);
  }
}

/** Builds, compresses and serves both sites with their own docs, until the process ends. */
async function serveSites(): Promise<PerSite<string>> {
  const origins: PerSite<string> = {stock: '', ours: ''};
  for (const site of siteNames) {
    announce(`build and compress the site, ${site}`);
    const folder = await prepareSite(site, ownDocs.length);
    await buildSite(folder);
    await compressFiles(path.join(folder, 'build'));
    origins[site] = await serveCompressed(path.join(folder, 'build'));
  }
  return origins;
}

void run().then(() => process.exit());
