import type {Page, Response} from '@playwright/test';
import {byTurns} from '../by-turns';
import {desktop, openSite} from '../browser';
import {rowOf, type Goal, type Row, type Unit} from '../table';
import {DOCS_PAGE, type Bench} from './bench';

interface LoadedFile {
  /** Of the body as it is sent, compressed with brotli 11. */
  bytes: number;
  isScript: boolean;
  isHtml: boolean;
  /** Whether the browser paints nothing before it has this file. */
  blocksPaint: boolean;
}

/** What a docs page loads until it is complete; once, because it is the same in each run. */
export async function bytes({browser, origins}: Bench): Promise<Row[]> {
  const pages = await byTurns(1, `weigh ${DOCS_PAGE}`, async (site) => {
    const context = await browser.newContext(desktop);
    const files = await loadedFiles(await context.newPage(), origins[site] + DOCS_PAGE);
    await context.close();
    return files;
  });
  const row = (what: string, unit: Unit, pick: (files: LoadedFile[]) => number, goal?: Goal) =>
    rowOf(what, unit, pages, pick, goal);
  return [
    row('bytes until the page is complete', 'KB', sizeOf, {ratio: 0.7}),
    row('… of HTML', 'KB', (files) => sizeOf(files.filter(({isHtml}) => isHtml))),
    row('… of scripts', 'KB', (files) => sizeOf(files.filter(({isScript}) => isScript)), {
      ratio: 0.68,
    }),
    row('requests until the page is complete', '', (files) => files.length),
    row('bytes before the first paint', 'KB', (files) => sizeOf(files.filter(isWaitedFor)), {
      atMost: 32_000,
    }),
    row('files before the first paint', '', (files) => files.filter(isWaitedFor).length, {
      atMost: 1,
    }),
  ];
}

const sizeOf = (files: readonly LoadedFile[]) => files.reduce((sum, file) => sum + file.bytes, 0);

const isWaitedFor = ({blocksPaint}: LoadedFile) => blocksPaint;

/** @returns what a page loads, without what is only prefetched for other pages */
async function loadedFiles(page: Page, address: string): Promise<LoadedFile[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await openSite(page, address);
  const blocking = new Set(await page.evaluate(renderBlockingFiles));
  const files: LoadedFile[] = [];
  for (const response of responses) {
    const request = response.request();
    const headers = await request.allHeaders();
    // Pictures in the style sheet have an address that begins with `data:`.
    if (response.url().startsWith('http') && headers['sec-purpose'] !== 'prefetch') {
      const isHtml = request.resourceType() === 'document';
      files.push({
        bytes: (await request.sizes()).responseBodySize,
        isScript: request.resourceType() === 'script',
        isHtml,
        blocksPaint: isHtml || blocking.has(response.url()),
      });
    }
  }
  return files;
}

/** Runs in the browser. */
function renderBlockingFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
    .map(({name}) => name);
}
