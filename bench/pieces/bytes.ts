import {pageBudgets} from '../../tests/budgets';
import {loadedFiles, type LoadedFile} from '../../tests/harness/loaded-files';
import {measures, weigh, type Measure} from '../../tests/harness/page-weight';
import {markdownTable} from '../markdown-table';
import {openSite} from '../open-site';
import {perSite} from '../sites/site';
import {desktop} from '../slow-page';
import {DOCS_PAGE, type Bench, type Goal, type Piece, type Row, type Unit} from './piece';

/**
 * What pages weigh; once, because it is the same in each run.
 *
 * @param pages the one of the docs among them
 */
export function bytes<Name extends string>(
  {browser, sites: {names}, origins}: Bench<Name>,
  pages = pageBudgets,
): Piece<Name> {
  const weighed = pages.flatMap((page) =>
    // A stock site has no search.
    names
      .filter((site) => site === 'ours' || page.files === loadedFiles)
      .map((site) => ({page, site, files: [] as LoadedFile[]})),
  );
  const filesOf = (site: Name) =>
    weighed.find((each) => each.site === site && each.page.address === DOCS_PAGE)?.files ?? [];
  const row = (
    what: string,
    unit: Unit,
    count: (files: LoadedFile[]) => number,
    goal?: Goal,
  ): Row<Name> => ({what, unit, values: perSite(names, (site) => [count(filesOf(site))]), goal});

  return {
    steps: weighed.map((each) => ({
      name: `weigh ${each.page.name}, ${each.site}`,
      run: async () => {
        const context = await browser.newContext(desktop);
        const address = origins[each.site] + each.page.address;
        each.files = await each.page.files(await context.newPage(), address, openSite);
        await context.close();
      },
    })),
    rows: () => [
      row('bytes until the page is complete', 'KB', sizeOf, {ratio: 0.7}),
      row('… of JS', 'KB', (files) => sizeOf(files.filter(({type}) => type === 'JS')), {
        ratio: 0.68,
      }),
      row('requests until the page is complete', '', (files) => files.length),
      row('bytes before the first paint', 'KB', (files) => sizeOf(files.filter(isWaitedFor)), {
        atMost: 32_000,
      }),
      row('files before the first paint', '', (files) => files.filter(isWaitedFor).length, {
        atMost: 1,
      }),
    ],
    details: () =>
      markdownTable([
        ['KB', 'site', ...measures],
        ...weighed.flatMap(({page, site, files}) => [
          [page.name, site, ...amounts((measure) => weigh(measure, files))],
          ...(site === 'ours'
            ? [['', 'budget', ...amounts((measure) => page.budgets[measure].atMost)]]
            : []),
        ]),
      ]),
  };
}

const sizeOf = (files: readonly LoadedFile[]) => files.reduce((sum, file) => sum + file.bytes, 0);

const isWaitedFor = ({blocksPaint}: LoadedFile) => blocksPaint;

const amounts = (count: (measure: Measure) => number): string[] =>
  measures.map((measure) => count(measure).toFixed(measure === 'requests' ? 0 : 1));
