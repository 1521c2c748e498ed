import {detect} from 'detect-port';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {announce, type SiteName} from '../by-turns';
import {launchBrowser} from '../browser';
import {ownDocs} from '../sites/add-docs';
import {median, type Row} from '../table';
import {DOCS_PAGE, type Bench} from './bench';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** From 0 to 100; NaN where Lighthouse gives none. */
type Scores = Record<Category, number>;

/** The part of Lighthouse that is used; it need not be installed, so its own types cannot be imported. */
type Lighthouse = (
  address: string,
  flags: {port: number; logLevel: 'error'; onlyCategories: readonly string[]},
) => Promise<{lhr: {categories: Record<Category, {score: number | null}>}} | undefined>;

/** The lowest scores of the docs pages for a phone, next to those of one page of the stock site: medians. */
export async function lighthouse({origins, runs}: Bench): Promise<Row[]> {
  const run = await findLighthouse();
  if (!run) {
    announce('no Lighthouse scores: it is not installed — npm install --no-save lighthouse@12');
    return [];
  }
  const medians = async (site: SiteName, address: string): Promise<Scores> => {
    const scores: Scores[] = [];
    for (let count = 1; count <= runs; count++) {
      announce(`Lighthouse of ${address}, ${site}, run ${count} of ${runs}`);
      scores.push(await scoresOf(run, origins[site] + address));
    }
    return eachCategory((category) => median(scores.map((of) => of[category])));
  };
  const stock = await medians('stock', DOCS_PAGE);
  const ours: {address: string; scores: Scores}[] = [];
  for (const address of ownDocs) {
    ours.push({address, scores: await medians('ours', address)});
  }
  return categories.map((category): Row => {
    const lowest = ours.reduce((low, page) =>
      page.scores[category] < low.scores[category] ? page : low,
    );
    return {
      what: `Lighthouse, ${category}, lowest at ${lowest.address}`,
      unit: '',
      values: {stock: [stock[category]], ours: [lowest.scores[category]]},
      goal: {atLeast: 100},
    };
  });
}

const eachCategory = (score: (category: Category) => number): Scores =>
  Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores;

async function findLighthouse(): Promise<Lighthouse | undefined> {
  let file;
  try {
    file = createRequire(__filename).resolve('lighthouse');
  } catch {
    return undefined;
  }
  return ((await import(pathToFileURL(file).href)) as {default: Lighthouse}).default;
}

async function scoresOf(run: Lighthouse, address: string): Promise<Scores> {
  const port = await detect();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await run(address, {port, logLevel: 'error', onlyCategories: categories});
    return eachCategory((category) =>
      Math.round((result?.lhr.categories[category].score ?? NaN) * 100),
    );
  } finally {
    await browser.close();
  }
}
