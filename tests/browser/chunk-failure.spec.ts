import type {Page} from '@playwright/test';
import {PAGE_FILES} from '../harness/page-files';
import {expect, hydrated, open, test} from '../harness/test';

// These tests are about failing requests, each of which the browser reports.
test.use({allowedConsole: [/Failed to load resource|ChunkLoadError|Loading chunk/]});

/** Counts how often the browser asked for a document. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.resourceType() === 'document' ? 1 : 0;
  });
  return () => count;
}

test('if loading a page fails, the page reloads', async ({page}) => {
  await open(page, '/');
  const documents = countDocuments(page);
  let failing = true;
  await page.route(PAGE_FILES, (route) => (failing ? route.abort() : route.continue()));
  page.on('framenavigated', () => {
    failing = documents() === 0;
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
  await hydrated(page);
  await expect(page).toHaveURL('/Flutter/install');
  expect(documents()).toBe(1);
});

test('a page whose chunks fail shows the error text and "Retry" after one reload, and stays readable', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await page.route(PAGE_FILES, (route) => route.abort());
  await page.goto('/Android/using');
  const alert = page.getByRole('alert').filter({hasText: 'ChunkLoadError'});
  await expect(alert).toBeInViewport();
  await expect(alert.getByRole('button', {name: 'Retry'})).toBeInViewport();
  await expect(
    page.getByRole('heading', {level: 1, name: 'Using the SDK on Android'}),
  ).toBeVisible();
  expect(documents()).toBe(2);
});

test('"Retry" loads the page, by keyboard', async ({page}) => {
  await page.route(PAGE_FILES, (route) => route.abort());
  await page.goto('/Android/using');
  const retry = page.getByRole('button', {name: 'Retry'});
  await retry.focus();
  await page.unroute(PAGE_FILES);
  await page.keyboard.press('Enter');
  await hydrated(page);
  await expect(page.getByRole('alert').filter({hasText: 'ChunkLoadError'})).toHaveCount(0);
});
