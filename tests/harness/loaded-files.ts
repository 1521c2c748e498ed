import type {Page, Response} from '@playwright/test';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {isCompressed} from '../../scripts/compress-files';

const compress = promisify(brotliCompress);

export const fileTypes = ['HTML', 'JS', 'CSS', 'images', 'other'] as const;
export type FileType = (typeof fileTypes)[number];

export interface LoadedFile {
  /** From the site's root, such as `/assets/js/main.2e321674.js`. */
  address: string;
  type: FileType;
  /** Of the body as a host sends it: text with brotli 11 (Node's default), pictures as they are. */
  bytes: number;
  /** Whether the browser paints nothing before it has this file. */
  blocksPaint: boolean;
}

/** Opens a page and waits until the network is quiet and the application has taken over. */
export async function openComplete(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/**
 * Loads a page until it is complete.
 *
 * @param address such as `/Android/using`, below the page's base URL, or absolute
 * @param open what opens it, and waits until it is complete
 * @returns what the page has loaded, without what was only prefetched for other pages
 */
export async function loadedFiles(
  page: Page,
  address: string,
  open = openComplete,
): Promise<LoadedFile[]> {
  const newFiles = watchFiles(page);
  await open(page, address);
  return newFiles();
}

/**
 * Opens the search on a complete page for the first time, as a reader does.
 *
 * @returns what that has loaded
 */
export async function firstSearchFiles(page: Page, address: string): Promise<LoadedFile[]> {
  await openComplete(page, address);
  const newFiles = watchFiles(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('list', {name: 'Results'}).getByRole('link').first().waitFor();
  return newFiles();
}

/**
 * Opens the player in the figure of a complete landing page.
 *
 * @returns what that has loaded
 */
export async function playerFiles(page: Page, address: string): Promise<LoadedFile[]> {
  await openComplete(page, address);
  const newFiles = watchFiles(page);
  await page.getByRole('button', {name: 'Follow this delivery'}).click();
  await page.getByRole('button', {name: 'Next step'}).waitFor();
  return newFiles();
}

/** @returns a function that gives the files that have been loaded since */
function watchFiles(page: Page): () => Promise<LoadedFile[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const blocking = new Set(await page.evaluate(renderBlockingFiles));
    const files = await Promise.all(responses.map((response) => loadedFile(response, blocking)));
    return files.filter((file) => file !== undefined);
  };
}

/** Runs in the browser. */
function renderBlockingFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
    .map(({name}) => name);
}

async function loadedFile(
  response: Response,
  blocking: Set<string>,
): Promise<LoadedFile | undefined> {
  const url = response.url();
  const headers = await response.request().allHeaders();
  if (!url.startsWith('http') || headers['sec-purpose'] === 'prefetch') {
    return undefined;
  }
  const type = typeOf(response.headers()['content-type'] ?? '');
  const {pathname} = new URL(url);
  return {
    address: pathname,
    type,
    bytes: await bytesSent(await response.body(), pathname),
    blocksPaint: type === 'HTML' || blocking.has(url),
  };
}

function typeOf(contentType: string): FileType {
  const words: [RegExp, FileType][] = [
    [/html/, 'HTML'],
    [/javascript/, 'JS'],
    [/css/, 'CSS'],
    [/^image/, 'images'],
  ];
  return words.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
}

async function bytesSent(body: Buffer, file: string): Promise<number> {
  return isCompressed(file) ? body.length : (await compress(body)).length;
}
