import type {Page, Request, Response} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {brotliCompressSync} from 'node:zlib';
import {isCompressed} from '../../scripts/compress';
import {pageBudgets, type Budgets} from '../budgets';
import {treeOf} from '../harness/built-page';
import {expect, open, test} from '../harness/test';

/**
 * What a page loads while something is done, until all of it has arrived: without what is only prefetched for other
 * pages, and without the icons that a browser with windows has in its tabs.
 */
async function loadedFiles(page: Page, act: () => Promise<void>) {
  const responses: Response[] = [];
  const pending = new Set<Request>();
  page.on('response', (response) => responses.push(response));
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await act();
  await expect.poll(() => pending.size).toBe(0);
  return Promise.all(
    responses
      .filter((each) => each.url().startsWith('http') && each.request().resourceType() !== 'other')
      .map(async (response) => ({
        // From the site's root, such as `/assets/js/main.2e321674.js`.
        address: new URL(response.url()).pathname,
        type: response.headers()['content-type'] ?? '',
        body: await response.body(),
      })),
  );
}

/** The texts of a page that are long enough to tell which script has them. */
const sentencesOf = (route: string): string[] =>
  toString(select('article', treeOf(route)) ?? {type: 'root', children: []}).match(
    /[\w ,]{40,}/g,
  ) ?? [];

/** The HTML of a page without what it says. */
function aroundText(html: string): string {
  const tree = fromHtml(html);
  selectAll('article, .table-of-contents', tree).forEach((element) => (element.children = []));
  return toHtml(tree);
}

/** In KB, as a host sends it: text with brotli 11 (Node's default), pictures as they are. */
const weightOf = ({address, body}: {address: string; body: Buffer}): number =>
  (isCompressed(address) ? body : brotliCompressSync(body)).length / 1000;

for (const {name, address: route, use, budgets} of pageBudgets) {
  test(`${name} keeps its budgets`, {tag: ['@12.1', '@12.3']}, async ({page}) => {
    await (use ? open(page, route) : undefined);
    const files = await loadedFiles(page, () => (use ? use(page) : open(page, route)));
    const sentences = sentencesOf(route);
    const ofType = (type: RegExp) => files.filter((file) => type.test(file.type));
    const counted = {
      HTML: ofType(/html/).map((file) => ({
        ...file,
        body: Buffer.from(aroundText(file.body.toString())),
      })),
      scripts: ofType(/javascript/).filter(
        // One or two sentences are a description, which other scripts have as well.
        ({body}) => sentences.filter((sentence) => body.includes(sentence)).length < 3,
      ),
      images: ofType(/^image/),
      data: ofType(/json/),
    };
    for (const [measure, ofMeasure] of Object.entries(counted)) {
      const ofFiles = ofMeasure.map((file) => [file.address, weightOf(file)] as const);
      const sum = ofFiles.reduce((all, [, weight]) => all + weight, 0);
      expect
        .soft(
          sum,
          `${measure} in KB — make it lighter, or raise the budget in tests/budgets.ts and say why: ${ofFiles.join(' ')}`,
        )
        .toBeLessThanOrEqual(budgets[measure as keyof Budgets]);
    }
    expect.soft(files.map(({address}) => address).slice(budgets.requests)).toEqual([]);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry)
        .filter(({renderBlockingStatus}) => renderBlockingStatus === 'blocking')
        .map((entry) => entry.name),
    );
    expect(blocking, 'files that the first paint waits for').toEqual([]);
    expect(ofType(/css|font/), 'styles and fonts').toEqual([]);
  });
}
