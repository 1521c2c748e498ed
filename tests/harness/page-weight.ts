import {expect, type Page, type Request, type Response} from '@playwright/test';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {isCompressed} from '../../scripts/compress-files';

const compress = promisify(brotliCompress);

const fileTypes = ['HTML', 'JS', 'CSS', 'images', 'other'] as const;

/** What is measured: files of a type and those that the first paint waits for, in KB of 1,000 bytes; and how many there are. */
const measures = [...fileTypes, 'first paint', 'requests'] as const;
type Measure = (typeof measures)[number];

/** The most that a measure may be, and why it is what it is. */
export type Budgets = Record<Measure, readonly [atMost: number, reason: string]>;

interface LoadedFile {
  /** From the site's root, such as `/assets/js/main.2e321674.js`. */
  address: string;
  type: (typeof fileTypes)[number];
  /** As a host sends it: text with brotli 11 (Node's default), pictures as they are. */
  kilobytes: number;
  /** Whether the browser paints nothing before it has this file. */
  blocksPaint: boolean;
}

/**
 * What a page loads while something is done, until all of it has arrived: without what is only prefetched for
 * other pages.
 */
export async function loadedFiles(page: Page, act: () => Promise<void>): Promise<LoadedFile[]> {
  const responses: Response[] = [];
  const pending = new Set<Request>();
  const isForPage = async (response: Response) =>
    response.url().startsWith('http') &&
    (await response.request().allHeaders())['sec-purpose'] !== 'prefetch';
  page.on('request', (request) => pending.add(request));
  page.on('response', (response) => responses.push(response));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await act();
  await expect.poll(() => pending.size).toBe(0);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry)
      .filter(({renderBlockingStatus}) => renderBlockingStatus === 'blocking')
      .map(({name}) => name),
  );
  const files: LoadedFile[] = [];
  for (const response of responses) {
    if (await isForPage(response)) {
      const type = typeOf(response.headers()['content-type'] ?? '');
      const address = new URL(response.url()).pathname;
      const body = await response.body();
      const sent = isCompressed(address) ? body : await compress(body);
      const blocksPaint = type === 'HTML' || blocking.includes(response.url());
      files.push({address, type, kilobytes: sent.length / 1000, blocksPaint});
    }
  }
  return files;
}

const typeOf = (contentType: string): LoadedFile['type'] =>
  /html/.test(contentType)
    ? 'HTML'
    : /javascript/.test(contentType)
      ? 'JS'
      : /css/.test(contentType)
        ? 'CSS'
        : /^image/.test(contentType)
          ? 'images'
          : 'other';

/** One sentence for each exceeded budget: what has grown, by how much, and the largest files. */
export function exceeded(budgets: Budgets, files: readonly LoadedFile[]): string[] {
  return measures.flatMap((measure) => {
    const counted = files.filter(
      ({type, blocksPaint}) =>
        measure === 'requests' || (measure === 'first paint' ? blocksPaint : type === measure),
    );
    const isCount = measure === 'requests';
    const inWords = (amount: number) => (isCount ? `${amount}` : `${amount.toFixed(1)} KB`);
    const amount = isCount
      ? counted.length
      : counted.reduce((sum, {kilobytes}) => sum + kilobytes, 0);
    const [atMost, reason] = budgets[measure];
    const largest = counted
      .toSorted((a, b) => b.kilobytes - a.kilobytes)
      .slice(0, 5)
      .map(({address, kilobytes}) => `${address} ${kilobytes.toFixed(1)} KB`);
    return amount <= atMost
      ? []
      : [
          `${measure}: ${inWords(amount)}, ${inWords(amount - atMost)} above the budget of ${inWords(atMost)} (${reason})` +
            ` — make it lighter, or raise the budget in tests/budgets.ts and say why; the largest files: ${largest.join(', ')}`,
        ];
  });
}
