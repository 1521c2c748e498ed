import fs from 'node:fs/promises';
import path from 'node:path';
import {byTurns} from '../measure';
import {buildSite} from '../sites/build-site';
import {prepareSite} from '../sites/prepare-site';
import {rowOf, type Row} from '../table';

/** A page that both sites have, and one that neither has. */
const EDITED = 'docs/Android/install.mdx';
const ADDED = 'docs/Android/added.mdx';

/** Time and memory of cold builds, and of builds after an edit to one page and after another one is added. */
export async function build(runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  // The site as it is, and with 100 copies of a platform's pages; how many times stock's time each build may take.
  for (const [docs, ratios] of [
    [13, {cold: 1, edited: 0.9, added: 1}],
    [313, {cold: 1, edited: 0.5, added: 0.7}],
  ] as const) {
    const builds = await byTurns(runs, `builds of ${docs} docs`, async (site) => {
      const folder = await prepareSite(site, docs);
      const cold = await buildSite(folder);
      await fs.appendFile(path.join(folder, EDITED), '\nOne more sentence.\n');
      const edited = await buildSite(folder);
      await fs.writeFile(path.join(folder, ADDED), '# Added\n\n[Install](/Android/install.mdx)\n');
      return {cold, edited, added: await buildSite(folder)};
    });
    for (const [kind, what] of [
      ['cold', `cold build, ${docs} docs`],
      ['edited', '… after one edited page'],
      ['added', '… after one added page'],
    ] as const) {
      rows.push(
        rowOf(what, 's', builds, (each) => each[kind].seconds, {ratio: ratios[kind]}),
        rowOf('… its memory', 'MB', builds, (each) => each[kind].memory, {ratio: 1}),
      );
    }
  }
  return rows;
}
