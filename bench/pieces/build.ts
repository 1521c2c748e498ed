import fs from 'node:fs/promises';
import path from 'node:path';
import {byTurns} from '../by-turns';
import {buildSite, type Build} from '../sites/build-site';
import {prepareSite} from '../sites/prepare-site';
import {rowOf, type Goal, type Row} from '../table';

/** The site as it is, and one with 100 copies of a platform's pages. */
const sizes = [
  {docs: 13, cold: {ratio: 1}},
  {docs: 313, cold: {ratio: 0.8}},
];

/** A page that both sites have. */
const EDITED = 'docs/Android/install.mdx';

interface Builds {
  cold: Build;
  /** After an edit to one page. */
  warm: Build;
}

/** Time and memory of cold builds and of builds after an edit to one page. */
export async function build(runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const {docs, cold} of sizes) {
    const builds = await byTurns(runs, `builds of ${docs} docs`, async (site): Promise<Builds> => {
      const folder = await prepareSite(site, docs);
      const first = await buildSite(site, folder);
      await fs.appendFile(path.join(folder, EDITED), '\nOne more sentence.\n');
      return {cold: first, warm: await buildSite(site, folder)};
    });
    const row = (what: string, unit: 's' | 'MB', pick: (builds: Builds) => number, goal: Goal) =>
      rows.push(rowOf(`${what}, ${docs} docs`, unit, builds, pick, goal));
    row('cold build', 's', (each) => each.cold.seconds, cold);
    row('build after one edited page', 's', (each) => each.warm.seconds, {ratio: 0.5});
    row('peak memory of the cold build', 'MB', (each) => each.cold.memory, {ratio: 1});
    row('… of the other', 'MB', (each) => each.warm.memory, {ratio: 1});
  }
  return rows;
}
