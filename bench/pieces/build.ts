import fs from 'node:fs/promises';
import path from 'node:path';
import type {Build} from '../build-site';
import {perSite, type PerSite} from '../sites/site';
import type {Sites} from '../sites/sites';
import {allDocs, sizeInWords, type Size} from '../sites/size';
import {median} from '../median';
import {byTurns, type Piece, type Row} from './piece';

const isLarge = (size: Size): boolean => allDocs(size) > 100;

/** A large site is built once: its build takes minutes and varies little. */
const runsFor = (size: Size): number => (isLarge(size) ? 1 : 3);

/**
 * Time and memory of cold builds, and of a build after an edit to one page.
 */
export function build<Name extends string>(
  {names, prepare, build: run, edited}: Sites<Name>,
  sizes: readonly Size[],
): Piece<Name> {
  const series = sizes.map((size) => ({
    size,
    builds: perSite(names, (): Build[] => []),
    rebuilds: perSite(names, (): Build[] => []),
  }));
  return {
    steps: series.flatMap(({size, builds, rebuilds}) =>
      byTurns(names, runsFor(size), `builds of ${sizeInWords(size)}`, async (site) => {
        const folder = await prepare(site, size);
        builds[site].push(await run(site, folder));
        await fs.appendFile(path.join(folder, edited(site)), '\nOne more sentence.\n');
        rebuilds[site].push(await run(site, folder));
      }),
    ),
    rows: () => [
      ...series.map(({size, builds}): Row<Name> => ({
        what: `cold build, ${sizeInWords(size)}`,
        unit: 's',
        values: perSite(names, (site) => builds[site].map(({seconds}) => seconds)),
        goal: {ratio: isLarge(size) ? 0.6 : 1.15},
      })),
      ...series.map(({size, rebuilds}): Row<Name> => ({
        what: `build after one edited page, ${sizeInWords(size)}`,
        unit: 's',
        values: perSite(names, (site) => rebuilds[site].map(({seconds}) => seconds)),
      })),
      ...series.map(({size, builds}): Row<Name> => ({
        what: `peak memory of the build, ${sizeInWords(size)}`,
        unit: 'MB',
        values: perSite(names, (site) => builds[site].map(({memory}) => memory)),
        ...(isLarge(size) && {goal: {ratio: 0.6}}),
      })),
    ],
    details: () => growth(names, series),
  };
}

interface Series<Name extends string> {
  size: Size;
  builds: PerSite<Build[], Name>;
}

/**
 * What each further doc costs, from one size to the next: the same on each line where cost grows linearly.
 * Sites with more versions or languages grow in another way.
 */
function growth<Name extends string>(
  names: readonly Name[],
  series: readonly Series<Name>[],
): string {
  const plain = series.filter(({size}) => allDocs(size) === size.docs);
  const lines = plain.slice(1).map((larger, index) => {
    const smaller = plain[index] ?? larger;
    const each = (site: Name, pick: (build: Build) => number) =>
      (median(larger.builds[site].map(pick)) - median(smaller.builds[site].map(pick))) /
      (larger.size.docs - smaller.size.docs);
    const cost = (site: Name) =>
      `${(each(site, ({seconds}) => seconds) * 1000).toFixed(0)} ms and ${(each(site, ({memory}) => memory) / 1e6).toFixed(2)} MB (${site})`;
    return `Each doc from ${smaller.size.docs} to ${larger.size.docs} costs ${names.map(cost).join(', ')}.`;
  });
  return lines.join('\n\n');
}
