import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

test.use({variant: 'fixture-pages'});

const heading = (page: Page) => page.getByRole('heading', {name: 'Inside two'});

test('an anchor inside closed details opens all of them and scrolls there', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, '/reading#inside-two');
  await expect(heading(page)).toBeInViewport();

  await open(page, '/reading');
  await expect(heading(page)).toBeHidden();
  await page.getByRole('link', {name: 'To the heading inside'}).click();
  await expect(heading(page)).toBeInViewport();

  await page.getByText('More', {exact: true}).click();
  await expect(heading(page)).toBeHidden();
  await page.getByRole('link', {name: 'To the heading inside'}).click();
  await expect(heading(page)).toBeInViewport();
});

test('details that the reader has closed stay closed when only the query of the address changes', async ({
  page,
}) => {
  await open(page, '/reading#inside-two');
  await expect(heading(page)).toBeVisible();
  await page.getByText('More', {exact: true}).click();
  await page.getByRole('tab', {name: 'iOS'}).click();
  await expect(page).toHaveURL('/reading?platform=ios#inside-two');
  await expect(heading(page)).toBeHidden();
  await expect(page.getByRole('tab', {name: 'iOS'})).toBeFocused();
});

test('closed details open by keyboard, and show in print', async ({page}) => {
  await open(page, '/reading');
  const content = page.getByText('What stands in the outer one.');
  await page.getByText('More', {exact: true}).press('Enter');
  await expect(content).toBeVisible();
  await page.getByText('More', {exact: true}).press('Enter');
  await expect(content).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect.poll(async () => (await content.boundingBox())?.height ?? 0).toBeGreaterThan(10);
});

test('the columns of a table have the alignment that the writer gave them', async ({page}) => {
  await open(page, '/reading');
  for (const [text, align] of [
    ['Start', 'left'],
    ['Middle', 'center'],
    ['End', 'right'],
    ['300', 'right'],
  ] as const) {
    await expect(page.getByText(text, {exact: true})).toHaveCSS('text-align', align);
  }
});
