import {frames} from '../harness/frames';
import {brokenWords} from '../harness/broken-words';
import {expect, open, test} from '../harness/test';

test('the table of contents of a long page keeps the section being read in view', async ({
  page,
}) => {
  await open(page, '/iOS/using');
  const entry = page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'simulateDelivery'});
  await expect(entry).not.toBeInViewport();
  await page.locator('#api-simulateDelivery').evaluate((heading) => heading.scrollIntoView());
  await expect(entry).toBeInViewport({ratio: 1});
});

test('a focused entry in the table of contents stays in view while the page scrolls', async ({
  page,
}) => {
  await open(page, '/iOS/using');
  const entries = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  await entries.first().focus();
  await page.locator('#api-simulateDelivery').evaluate((heading) => heading.scrollIntoView());
  await expect(entries.filter({hasText: 'simulateDelivery'})).toHaveClass(/--active/);
  // The observer that would scroll the table answers within these.
  await frames(page, 3);
  await expect(entries.first()).toBeInViewport({ratio: 1});
});

test('the table of contents breaks no name, and stays off the edge of a wider window', async ({
  page,
}) => {
  await open(page, '/Android/using');
  const entries = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  for (const width of [1024, 1200]) {
    await page.setViewportSize({width, height: 800});
    expect(await brokenWords(entries), `at ${width} px`).toEqual([]);
  }
  const {x = NaN, width = NaN} = (await entries.first().boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(1200 - 16);
});

test.describe('on a page with headings of all levels', () => {
  test.use({variant: 'everything'});

  test('the table of contents covers levels 2 to 3', async ({page}) => {
    await open(page, '/heading-levels');
    await expect(page.getByRole('link', {name: /^(Second|Third|Fourth|Fifth) level/})).toHaveText([
      'Second level',
      'Third level',
    ]);
  });
});
