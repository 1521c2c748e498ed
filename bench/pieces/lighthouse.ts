import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import config from '../../playwright.config';
import {announce, type Bench, byTurns, DOCS_PAGE} from '../measure';
import {ownDocs} from '../sites/prepare-site';
import {rowOf, type Row} from '../table';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** From 0 to 100. */
type Scores = Record<(typeof categories)[number], number>;

/** How far the docs page with the lowest scores for a phone is from 100, next to one page of the stock site. */
export async function lighthouse({origins, runs}: Bench): Promise<Row[]> {
  const found = await byTurns(runs, 'Lighthouse', async (site) => {
    const pages: Scores[] = [];
    for (const route of site === 'ours' ? ownDocs : [DOCS_PAGE]) {
      announce(`Lighthouse of ${route}`);
      pages.push(await scoresOf(origins[site] + route));
    }
    return pages;
  });
  return categories.map((category) =>
    rowOf(
      `points that ${ownDocs.length} docs lack in Lighthouse's ${category}, at most`,
      '',
      found,
      (pages) => Math.max(...pages.map((scores) => 100 - scores[category])),
      // How much a machine gets done in a second decides about performance, whatever the page.
      category === 'performance' ? {ratio: 1} : {atMost: 0},
    ),
  );
}

/** Version 12 is the last that runs on Node 20; nothing else needs it, so npm fetches it here. */
async function scoresOf(address: string): Promise<Scores> {
  const {executablePath, args = []} = config.use?.launchOptions ?? {};
  const {stdout} = await promisify(execFile)(
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
