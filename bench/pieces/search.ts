import type {Page} from '@playwright/test';
import MiniSearch from 'minisearch';
import fs from 'node:fs';
import type {SearchIndex} from '../../lib/search-index';
import {expandFacts} from '../../plugins/content/facts';
import {announce, type Bench, onFreshPage, type PerSite} from '../measure';
import {rowOf, type Row} from '../table';

/** What a reader on a platform's pages types, and the sections that answer it: `/Android/install#requirements`. */
interface Query {
  query: string;
  kind: string;
  /** The folder of the platform. */
  platform: string;
  answers: string[];
}

/** How many queries in a hundred may lack an answer among the first results, if none of them was used for tuning. */
const GOALS = [
  {first: 1, missing: 20},
  {first: 3, missing: 10},
  {first: 10, missing: 3},
];

/** How long the results for a word may take on a slow phone, in milliseconds. */
const WORD = 50;

/**
 * Which queries find none of their answers among the first results, as a reader meets them: on the platform's page, in
 * the dialog. Beside it, in the place of the stock site, which has no search: MiniSearch as it comes, with the same
 * sections.
 */
export async function search({browser, origins, queries: filePath}: Bench): Promise<Row[]> {
  const fileContent = fs.readFileSync(filePath, 'utf8');
  const queries = JSON.parse(expandFacts({fileContent, filePath})) as Query[];
  const plain = await plainSearch(`${origins.ours}/search-index.json`);
  const places: PerSite<{kind: string; place: number}[]> = {stock: [], ours: []};
  const words: number[] = [];
  for (const platform of new Set(queries.map((query) => query.platform))) {
    announce(`search on ${platform}`);
    await onFreshPage(browser, true, async (page) => {
      await page.goto(`${origins.ours}/${platform}/using`);
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open] li a').first().waitFor();
      for (const {query, kind, answers} of queries.filter((each) => each.platform === platform)) {
        const {time, found} = await searchFor(page, query);
        if (!/\s/.test(query)) {
          words.push(time);
        }
        places.ours.push({kind, place: placeOf(answers, found)});
        places.stock.push({kind, place: placeOf(answers, plain(query))});
      }
    });
  }
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  const missing = (first: number, kind?: string) => (all: {kind: string; place: number}[]) => {
    const ofKind = all.filter((each) => !kind || each.kind === kind);
    return (100 * ofKind.filter(({place}) => place >= first).length) / ofKind.length;
  };
  const found = {stock: [places.stock], ours: [places.ours]};
  return [
    ...GOALS.map(({first, missing: atMost}) =>
      rowOf(`queries without an answer among the first ${first}`, '%', found, missing(first), {
        atMost,
      }),
    ),
    ...kinds.map((kind) =>
      rowOf(`… of the kind ${kind}, among the first 3`, '%', found, missing(3, kind), {atMost: 10}),
    ),
    {
      what: 'results after a word is typed, processor slowed 4×',
      unit: 'ms',
      values: {stock: [NaN], ours: words},
      goal: {atMost: WORD},
    },
  ];
}

const placeOf = (answers: readonly string[], found: readonly string[]) => {
  const place = found.findIndex((address) => answers.includes(address));
  return place < 0 ? Infinity : place;
};

/** Types a query at once, waits until what it finds is drawn, and clears the field. */
async function searchFor(page: Page, query: string) {
  const {time, found} = await type(page, query);
  // Otherwise, nothing would change for a query that finds the same.
  await type(page, '');
  return {time, found: found.map(decodeURIComponent)};
}

const type = (page: Page, text: string) =>
  page.locator('dialog[open] input').evaluate(async (input, value) => {
    const start = performance.now();
    const body = input.closest('dialog') as HTMLElement;
    const drawn = new Promise((resolve) => {
      new MutationObserver(resolve).observe(body, {
        ...{subtree: true, childList: true, characterData: true},
      });
    });
    (input as HTMLInputElement).setRangeText(value, 0, (input as HTMLInputElement).value.length);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    await drawn;
    const time = performance.now() - start;
    const links = [...body.querySelectorAll('[data-found] a')];
    return {time, found: links.map((link) => link.getAttribute('href') ?? '')};
  }, text);

/** MiniSearch with typing errors and beginnings, as its documentation begins. */
async function plainSearch(address: string): Promise<(query: string) => string[]> {
  const {pages, sections} = (await (await fetch(address)).json()) as SearchIndex;
  const engine = new MiniSearch({
    fields: ['heading', 'text', 'code'],
    searchOptions: {boost: {heading: 2}, fuzzy: 0.2, prefix: true},
  });
  engine.addAll(sections.map((section, id) => ({...section, id})));
  return (query) =>
    engine.search(query).map(({id}) => {
      const section = sections[id as number];
      const path = pages[section?.page ?? NaN]?.path ?? '';
      return section?.id === undefined ? path : `${path}#${section.id}`;
    });
}
