import fs from 'node:fs/promises';
import path from 'node:path';
import {byTurns} from '../measure';
import {buildSite} from '../sites/build-site';
import {prepareSite} from '../sites/prepare-site';
import {rowOf, type Row} from '../table';

/** A page that both sites have. */
const EDITED = 'docs/Android/install.mdx';

/** Time and memory of cold builds and of builds after an edit to one page. */
export async function build(runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  // The site as it is, and with 100 copies of a platform's pages; how many times stock's time a cold build may take.
  for (const [docs, ratio] of [[13, 1] as const, [313, 0.8] as const]) {
    const builds = await byTurns(runs, `builds of ${docs} docs`, async (site) => {
      const folder = await prepareSite(site, docs);
      const cold = await buildSite(folder);
      await fs.appendFile(path.join(folder, EDITED), '\nOne more sentence.\n');
      return {cold, warm: await buildSite(folder)};
    });
    rows.push(
      rowOf(`cold build, ${docs} docs`, 's', builds, ({cold}) => cold.seconds, {ratio}),
      rowOf('… its memory', 'MB', builds, ({cold}) => cold.memory, {ratio: 1}),
      rowOf('… after one edited page', 's', builds, ({warm}) => warm.seconds, {ratio: 0.5}),
      rowOf('… its memory', 'MB', builds, ({warm}) => warm.memory, {ratio: 1}),
    );
  }
  return rows;
}
