import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {platformDocs} from '../../tests/harness/docs';
import {launchBrowser} from '../launch-browser';
import {markdownTable} from '../markdown-table';
import {freePort} from '../../scripts/free-port';
import {DOCS_PAGE, type Bench, type Piece} from './piece';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse that is used; it need not be installed, so its own types cannot be imported. */
type Lighthouse = (
  address: string,
  flags: {port: number; logLevel: 'error'; onlyCategories: readonly string[]},
) => Promise<
  {lhr: {categories: Record<(typeof categories)[number], {score: number | null}>}} | undefined
>;

/** Lighthouse's scores for a phone, of each docs page, and of one page of the stock site; only where Lighthouse is installed. */
export function lighthouse({origins}: Bench): Piece {
  const file = findLighthouse();
  if (file === undefined) {
    return {
      steps: [],
      rows: () => [],
      details: () =>
        'No Lighthouse scores: `lighthouse` is not installed. Version 12 runs on Node 20.',
    };
  }
  const lines: string[][] = [];
  const pages = [
    {site: 'stock' as const, address: DOCS_PAGE},
    ...['/', ...platformDocs].map((address) => ({site: 'ours' as const, address})),
  ];
  return {
    steps: pages.map(({site, address}) => ({
      name: `Lighthouse of ${address}, ${site}`,
      run: async () => {
        lines.push([address, site, ...(await scoresOf(file, origins[site] + address))]);
      },
    })),
    rows: () => [],
    details: () => markdownTable([['page', 'site', ...categories], ...lines]),
  };
}

function findLighthouse(): string | undefined {
  try {
    return createRequire(__filename).resolve('lighthouse');
  } catch {
    return undefined;
  }
}

async function scoresOf(file: string, address: string): Promise<string[]> {
  const {default: run} = (await import(pathToFileURL(file).href)) as {default: Lighthouse};
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await run(address, {port, logLevel: 'error', onlyCategories: categories});
    return categories.map((category) => {
      const score = result?.lhr.categories[category].score;
      return typeof score === 'number' ? (score * 100).toFixed(0) : 'none';
    });
  } finally {
    await browser.close();
  }
}
