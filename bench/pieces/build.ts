import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite, type Build} from '../build-site';
import {docsFor} from '../sites/add-docs';
import {prepareSite} from '../sites/prepare-site';
import {perSite, type PerSite} from '../sites/site';
import {median} from '../median';
import {byTurns, type Piece, type Row} from './piece';

/** The page that is edited between a cold build and a warm one. */
const EDITED = 'docs/Android/install.mdx';

/** A large site is built once: its build takes minutes and varies little. */
const runsFor = (docs: number): number => (docs < 100 ? 3 : 1);

/**
 * Time and memory of cold builds, and of a build after an edit to one page.
 *
 * @param sizes numbers of docs
 */
export function build(sizes: readonly number[]): Piece {
  const series = sizes.map(docsFor).map((docs) => ({
    docs,
    builds: perSite((): Build[] => []),
    rebuilds: perSite((): Build[] => []),
  }));
  return {
    steps: series.flatMap(({docs, builds, rebuilds}) =>
      byTurns(runsFor(docs), `builds of ${docs} docs`, async (site) => {
        const folder = await prepareSite(site, docs);
        builds[site].push(await buildSite(site, folder));
        await fs.appendFile(path.join(folder, EDITED), '\nOne more sentence.\n');
        rebuilds[site].push(await buildSite(site, folder));
      }),
    ),
    rows: () => [
      ...series.map(({docs, builds}): Row => ({
        what: `cold build, ${docs} docs`,
        unit: 's',
        values: perSite((site) => builds[site].map(({seconds}) => seconds)),
        goal: {ratio: 1.15},
      })),
      ...series.map(({docs, rebuilds}): Row => ({
        what: `build after one edited page, ${docs} docs`,
        unit: 's',
        values: perSite((site) => rebuilds[site].map(({seconds}) => seconds)),
      })),
      ...series.map(({docs, builds}): Row => ({
        what: `peak memory of the build, ${docs} docs`,
        unit: 'MB',
        values: perSite((site) => builds[site].map(({memory}) => memory)),
      })),
    ],
    details: () => growth(series),
  };
}

interface Size {
  docs: number;
  builds: PerSite<Build[]>;
}

/** What each further doc costs, from one size to the next: the same on each line where cost grows linearly. */
function growth(series: readonly Size[]): string {
  const lines = series.slice(1).map((size, index) => {
    const smaller = series[index] ?? size;
    const each = (site: 'stock' | 'ours', pick: (build: Build) => number) =>
      (median(size.builds[site].map(pick)) - median(smaller.builds[site].map(pick))) /
      (size.docs - smaller.docs);
    const cost = (site: 'stock' | 'ours') =>
      `${(each(site, ({seconds}) => seconds) * 1000).toFixed(0)} ms and ${(each(site, ({memory}) => memory) / 1e6).toFixed(2)} MB`;
    return `Each doc from ${smaller.docs} to ${size.docs} costs ${cost('stock')} on the stock site, ${cost('ours')} on ours.`;
  });
  return lines.join('\n\n');
}
