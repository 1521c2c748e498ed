import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {launchBrowser} from './browser';
import {build} from './pieces/build';
import {lighthouse} from './pieces/lighthouse';
import {load} from './pieces/load';
import {navigation} from './pieces/navigation';
import {serveSites} from './serve-sites';
import {WORK_FOLDER} from './sites/prepare-site';
import {missedGoals, table, type Row} from './table';

/** What needs both sites in a browser. */
const served = {load, navigation, lighthouse};

/**
 * Measures this site beside a stock Docusaurus site with the same pages, and prints medians, their ratio and
 * whether the goals are met (specification 12.4 and 12.5).
 *
 * @throws Error where a goal is missed, and for an unknown option
 */
async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', multiple: true, default: [...Object.keys(served), 'build']},
      runs: {type: 'string', default: '5'},
    },
  });
  process.once('exit', () => fs.rmSync(WORK_FOLDER, {recursive: true, force: true}));
  const runs = Number(values.runs);
  const rows: Row[] = [];
  const pieces = Object.entries(served).filter(([name]) => values.only.includes(name));
  if (pieces.length > 0) {
    const sites = await serveSites();
    const browser = await launchBrowser();
    for (const [, measure] of pieces) {
      rows.push(...(await measure({browser, runs, origins: sites.origins})));
    }
    await browser.close();
    sites.close();
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

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
