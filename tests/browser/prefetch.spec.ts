import type {Page} from '@playwright/test';
import {serveCompressed} from '../../bench/serve-compressed';
import {buildSite} from '../harness/build-site';
import {textAddress} from '../harness/doc-text';
import {followNewLink} from '../harness/follow-new-link';
import {prefetched} from '../harness/prefetched';
import {expect, open, test} from '../harness/test';

/** Pretends a connection before the application starts. */
async function withConnection(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true});

/** The scripts that were requested since the function was called. */
function scriptsFrom(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

test('a link is prefetched when it becomes visible, as a link element', async ({page}) => {
  await open(page, '/blog/long-blog-post');
  const before = await prefetched(page);
  await footerLink(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(before.length);
});

test('a file is prefetched once, however many links need it', async ({page}) => {
  await open(page, '/blog/long-blog-post');
  await footerLink(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(4);
  const files = await prefetched(page);
  expect(files).toEqual([...new Set(files)]);
});

test('a page does not prefetch itself', async ({page, request}) => {
  const [own, next] = [
    await textAddress(request, '/Android/using'),
    await textAddress(request, '/Android/examples'),
  ];
  await open(page, '/Android/using');
  await expect.poll(() => prefetched(page)).toContain(next);
  expect(await prefetched(page)).not.toContain(own);
});

test('a prefetched doc is not requested again', async ({page, request}) => {
  const address = await textAddress(request, '/Android/examples');
  const site = await serveCompressed((await buildSite('production')).folder);
  const sizes = (initiator: string) =>
    page.evaluate(
      ([type, file]) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.endsWith(file))
          .map((entry) => entry as PerformanceResourceTiming)
          .filter((entry) => entry.initiatorType === type)
          .map((entry) => entry.transferSize),
      [initiator, address] as const,
    );
  await open(page, `${site.origin}/Android/using`);
  await expect.poll(() => sizes('link')).toHaveLength(1);
  // Without a pointer, which would load the page before the click.
  await followNewLink(page, '/Android/examples');
  await expect(page.getByRole('heading', {level: 1, name: /Examples/i})).toBeVisible();
  await expect.poll(() => sizes('fetch')).toEqual([0]);
  site.close();
});

test('a page is loaded on hover', async ({page}) => {
  await open(page, '/blog/long-blog-post');
  await footerLink(page).scrollIntoViewIfNeeded();
  const scripts = scriptsFrom(page);
  await footerLink(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a page is loaded on touch', async ({page}) => {
    await open(page, '/blog/long-blog-post');
    await footerLink(page).scrollIntoViewIfNeeded();
    const scripts = scriptsFrom(page);
    await footerLink(page).dispatchEvent('touchstart');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

for (const [words, connection] of [
  ['2g connections', {effectiveType: '2g', saveData: false}],
  ['slow-2g connections', {effectiveType: 'slow-2g', saveData: false}],
  ['data-saver connections', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`links are not prefetched on ${words}, but still lead to their pages`, async ({page}) => {
    await withConnection(page, connection);
    await open(page, '/blog/long-blog-post');
    const scripts = scriptsFrom(page);
    await footerLink(page).scrollIntoViewIfNeeded();
    await footerLink(page).hover();
    await footerLink(page).dispatchEvent('touchstart');
    expect(await prefetched(page)).toEqual([]);
    expect(scripts).toEqual([]);
    await footerLink(page).click();
    await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
  });
}
