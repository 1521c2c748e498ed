import fs from 'node:fs/promises';
import path from 'node:path';
import type {Build} from '../build-site';
import {docsFor} from '../sites/add-docs';
import {perSite, type PerSite} from '../sites/site';
import type {Sites} from '../sites/sites';
import {median} from '../median';
import {byTurns, type Piece, type Row} from './piece';

/** A large site is built once: its build takes minutes and varies little. */
const runsFor = (docs: number): number => (docs < 100 ? 3 : 1);

/**
 * Time and memory of cold builds, and of a build after an edit to one page.
 *
 * @param sizes numbers of docs
 */
export function build<Name extends string>(
  {names, prepare, build: run, edited}: Sites<Name>,
  sizes: readonly number[],
): Piece<Name> {
  const series = sizes.map(docsFor).map((docs) => ({
    docs,
    builds: perSite(names, (): Build[] => []),
    rebuilds: perSite(names, (): Build[] => []),
  }));
  return {
    steps: series.flatMap(({docs, builds, rebuilds}) =>
      byTurns(names, runsFor(docs), `builds of ${docs} docs`, async (site) => {
        const folder = await prepare(site, docs);
        builds[site].push(await run(site, folder));
        await fs.appendFile(path.join(folder, edited(site)), '\nOne more sentence.\n');
        rebuilds[site].push(await run(site, folder));
      }),
    ),
    rows: () => [
      ...series.map(({docs, builds}): Row<Name> => ({
        what: `cold build, ${docs} docs`,
        unit: 's',
        values: perSite(names, (site) => builds[site].map(({seconds}) => seconds)),
        goal: {ratio: 1.15},
      })),
      ...series.map(({docs, rebuilds}): Row<Name> => ({
        what: `build after one edited page, ${docs} docs`,
        unit: 's',
        values: perSite(names, (site) => rebuilds[site].map(({seconds}) => seconds)),
      })),
      ...series.map(({docs, builds}): Row<Name> => ({
        what: `peak memory of the build, ${docs} docs`,
        unit: 'MB',
        values: perSite(names, (site) => builds[site].map(({memory}) => memory)),
      })),
    ],
    details: () => growth(names, series),
  };
}

interface Size<Name extends string> {
  docs: number;
  builds: PerSite<Build[], Name>;
}

/** What each further doc costs, from one size to the next: the same on each line where cost grows linearly. */
function growth<Name extends string>(
  names: readonly Name[],
  series: readonly Size<Name>[],
): string {
  const lines = series.slice(1).map((size, index) => {
    const smaller = series[index] ?? size;
    const each = (site: Name, pick: (build: Build) => number) =>
      (median(size.builds[site].map(pick)) - median(smaller.builds[site].map(pick))) /
      (size.docs - smaller.docs);
    const cost = (site: Name) =>
      `${(each(site, ({seconds}) => seconds) * 1000).toFixed(0)} ms and ${(each(site, ({memory}) => memory) / 1e6).toFixed(2)} MB (${site})`;
    return `Each doc from ${smaller.docs} to ${size.docs} costs ${names.map(cost).join(', ')}.`;
  });
  return lines.join('\n\n');
}
