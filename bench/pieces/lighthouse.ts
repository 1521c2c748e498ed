import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import config from '../../playwright.config';
import {announce, type Bench, DOCS_PAGE} from '../measure';
import {ownDocs} from '../sites/prepare-site';
import {median, type Row} from '../table';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** From 0 to 100. */
type Scores = Record<(typeof categories)[number], number>;

/** The lowest scores of the docs pages for a phone, next to those of one page of the stock site: medians. */
export async function lighthouse({origins, runs}: Bench): Promise<Row[]> {
  const measure = async (address: string): Promise<Scores[]> => {
    const all: Scores[] = [];
    for (let run = 1; run <= runs; run++) {
      announce(`Lighthouse of ${address}, run ${run} of ${runs}`);
      all.push(await scoresOf(address));
    }
    return all;
  };
  const stock = await measure(origins.stock + DOCS_PAGE);
  const ours: Scores[][] = [];
  for (const route of ownDocs) {
    ours.push(await measure(origins.ours + route));
  }
  return categories.map((category) => {
    const medianOf = (all: readonly Scores[]) => median(all.map((scores) => scores[category]));
    return {
      what: `Lighthouse, ${category}, the lowest of ${ours.length} docs`,
      unit: '',
      values: {stock: [medianOf(stock)], ours: [Math.min(...ours.map(medianOf))]},
      goal: {atLeast: 100},
    };
  });
}

const execute = promisify(execFile);

/** Version 12 is the last that runs on Node 20; nothing else needs it, so npm fetches it here. */
async function scoresOf(address: string): Promise<Scores> {
  const {executablePath, args = []} = config.use?.launchOptions ?? {};
  const {stdout} = await execute(
    'npx',
    [
      ...['--yes', 'lighthouse@12.8.2', address, '--quiet', '--output=json'],
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: executablePath}, maxBuffer: 64 * 1024 * 1024},
  );
  const report = JSON.parse(stdout) as {categories: Record<keyof Scores, {score: number | null}>};
  const scoreOf = (category: keyof Scores) => (report.categories[category].score ?? NaN) * 100;
  return Object.fromEntries(categories.map((each) => [each, Math.round(scoreOf(each))])) as Scores;
}
