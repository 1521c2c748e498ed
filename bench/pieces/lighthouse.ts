import {detect} from 'detect-port';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {platformDocs} from '../../tests/harness/docs';
import {launchBrowser} from '../launch-browser';
import {markdownTable} from '../markdown-table';
import {median} from '../median';
import {DOCS_PAGE, type Bench, type Piece} from './piece';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse that is used; it need not be installed, so its own types cannot be imported. */
type Lighthouse = (
  address: string,
  flags: {port: number; logLevel: 'error'; onlyCategories: readonly string[]},
) => Promise<
  {lhr: {categories: Record<(typeof categories)[number], {score: number | null}>}} | undefined
>;

/** Medians of Lighthouse's scores for a phone, of each docs page, and of one page of the stock site; only where Lighthouse is installed. */
export function lighthouse({origins, runs}: Bench): Piece {
  const file = findLighthouse();
  if (file === undefined) {
    return {
      steps: [],
      rows: () => [],
      details: () =>
        'No Lighthouse scores: `lighthouse` is not installed. Version 12 runs on Node 20.',
    };
  }
  const pages = [
    {site: 'stock' as const, address: DOCS_PAGE},
    ...['/', ...platformDocs].map((address) => ({site: 'ours' as const, address})),
  ].map((page) => ({...page, scores: [] as Scores[]}));
  return {
    steps: pages.flatMap(({site, address, scores}) =>
      Array.from({length: runs}, (_, run) => ({
        name: `Lighthouse of ${address}, ${site}, run ${run + 1} of ${runs}`,
        run: async () => {
          scores.push(await scoresOf(file, origins[site] + address));
        },
      })),
    ),
    rows: () => [],
    details: () =>
      markdownTable([
        ['page', 'site', ...categories],
        ...pages.map(({site, address, scores}) => [address, site, ...medians(scores)]),
      ]),
  };
}

/** From 0 to 100; NaN where Lighthouse gives none. */
type Scores = Record<(typeof categories)[number], number>;

const medians = (scores: readonly Scores[]): string[] =>
  categories.map((category) => String(median(scores.map((of) => of[category]))));

function findLighthouse(): string | undefined {
  try {
    return createRequire(__filename).resolve('lighthouse');
  } catch {
    return undefined;
  }
}

async function scoresOf(file: string, address: string): Promise<Scores> {
  const {default: run} = (await import(pathToFileURL(file).href)) as {default: Lighthouse};
  const port = await detect();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await run(address, {port, logLevel: 'error', onlyCategories: categories});
    const score = (category: (typeof categories)[number]) =>
      Math.round((result?.lhr.categories[category].score ?? NaN) * 100);
    return Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
  } finally {
    await browser.close();
  }
}
