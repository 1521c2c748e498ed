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

test('an entry in the table of contents and a search result open them, again and again', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, '/reading');
  const entry = page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'Inside two'});
  const result = async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('inner one');
    await expect(page.getByRole('option').first()).toContainText('Inside two');
    await page.keyboard.press('Enter');
  };
  for (const goThere of [() => entry.click(), result, result]) {
    await goThere();
    await expect(heading(page)).toBeInViewport();
    await page.getByText('More', {exact: true}).click();
    await expect(heading(page)).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('closed details open for a text that the browser looks for', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  // To find a word on a page, a browser goes the same way as to follow an address with words.
  await page.goto('/reading#:~:text=in%20the%20inner%20one');
  await expect(page.getByText('What stands in the inner one.')).toBeInViewport();
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
  await expect(content).toBeVisible();
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
