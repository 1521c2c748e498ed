import {pageBudgets} from '../../tests/budgets';
import {loadedFiles, type LoadedFile} from '../../tests/harness/loaded-files';
import {measures, weigh, type Measure} from '../../tests/harness/page-weight';
import {markdownTable} from '../markdown-table';
import {perSite, siteNames} from '../sites/site';
import {desktop} from '../slow-page';
import {DOCS_PAGE, type Bench, type Piece, type Row} from './piece';

/** What pages weigh; once, because it is the same in each run. */
export function bytes({browser, origins}: Bench): Piece {
  const pages = pageBudgets.map((page) => ({
    ...page,
    files: perSite((): LoadedFile[] => []),
  }));
  const docsPage = pages.find(({address}) => address === DOCS_PAGE);
  const row = (
    what: string,
    unit: Row['unit'],
    count: (files: LoadedFile[]) => number,
    goal?: Row['goal'],
  ): Row => ({
    what,
    unit,
    values: perSite((site) => [count(docsPage?.files[site] ?? [])]),
    goal,
  });
  return {
    steps: pages.flatMap(({address, files}) =>
      siteNames.map((site) => ({
        name: `weigh ${address}, ${site}`,
        run: async () => {
          const context = await browser.newContext(desktop);
          files[site] = await loadedFiles(await context.newPage(), origins[site] + address);
          await context.close();
        },
      })),
    ),
    rows: () => [
      row('bytes until the page is complete', 'KB', sizeOf, {ratio: 0.7}),
      row('… of JS', 'KB', (files) => weigh('JS', files) * 1000, {ratio: 0.68}),
      row('requests until the page is complete', '', (files) => files.length),
      row('bytes before the first paint', 'KB', (files) => weigh('first paint', files) * 1000, {
        atMost: 32_000,
      }),
      row(
        'files before the first paint',
        '',
        (files) => files.filter(({blocksPaint}) => blocksPaint).length,
        {atMost: 1},
      ),
    ],
    details: () =>
      markdownTable([
        ['page', 'site', ...measures],
        ...pages.flatMap(({address, files, budgets}) => [
          ...siteNames.map((site) => [
            address,
            site,
            ...measures.map((measure) => inTable(measure, weigh(measure, files[site]))),
          ]),
          [
            address,
            'our budget',
            ...measures.map((measure) => inTable(measure, budgets[measure].atMost)),
          ],
        ]),
      ]),
  };
}

const sizeOf = (files: LoadedFile[]) => files.reduce((sum, {bytes: size}) => sum + size, 0);

const inTable = (measure: Measure, amount: number): string =>
  amount.toFixed(measure === 'requests' ? 0 : 1);
