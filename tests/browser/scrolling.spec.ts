import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('scroll resets to the top on navigation', async ({page}) => {
  await open(page, '/Android/using');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true});
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('navigation jumps to the anchor when the URL has a hash', async ({page}) => {
  await open(page, '/Android/examples');
  const target = '/Android/using#privacy-and-store-forms';
  await page.getByRole('main').locator(`a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', {name: 'Privacy and store forms'})).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('a page that is opened with a hash begins at the anchor, which the navbar does not hide', async ({
  page,
}) => {
  await open(page, '/Android/install#set-the-api-key');
  const heading = page.getByRole('heading', {name: 'Set the API key'});
  await expect(heading).toBeInViewport();
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test('going back returns to where the reader was', async ({page}) => {
  await open(page, '/Android/using');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true});
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('heading', {level: 1, name: 'Using the SDK on Android'}),
  ).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before / 2);
});
