import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

test.use({variant: 'everything', viewport: {width: 1680, height: 800}});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const link = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true});
const button = (page: Page, name: string) => navbar(page).getByRole('button', {name, exact: true});

test.describe('a navbar item of type', () => {
  test('default link leads to its target', async ({page}) => {
    await open(page, '/blog');
    await link(page, 'A default link').click();
    await expect(page).toHaveURL('/blog/archive');
  });

  test('doc leads to its document, and is marked within the sidebar', async ({page}) => {
    await open(page, '/blog');
    await expect(link(page, 'A doc')).not.toHaveAttribute('aria-current');
    await link(page, 'A doc').click();
    await expect(page).toHaveURL('/iOS/using');
    await expect(link(page, 'A doc')).toHaveAttribute('aria-current', 'page');
  });

  test('doc sidebar leads to the first document of the sidebar', async ({page}) => {
    await open(page, '/blog');
    await link(page, 'A doc sidebar').click();
    await expect(page).toHaveURL('/Android/install');
  });

  test('docs version is labelled Next and leads to the main document', async ({page}) => {
    await open(page, '/blog');
    await link(page, 'Next').click();
    await expect(page).toHaveURL('/');
  });

  test('docs version dropdown is labelled Next and stays on the document', async ({page}) => {
    await open(page, '/iOS/using?tab=swift#configure');
    await button(page, 'Next').press('Enter');
    const menu = navbar(page).getByRole('listitem');
    await expect(menu.getByRole('link', {name: 'All tags'})).toBeVisible();
    const version = menu.getByRole('link', {name: 'Next', exact: true});
    await expect(version).toHaveAttribute('href', '/iOS/using?tab=swift#configure');
  });

  test('dropdown shows its items on hover', async ({page}) => {
    await open(page, '/blog');
    await button(page, 'A dropdown').hover();
    await link(page, 'Last entry').click();
    await expect(page).toHaveURL('/markdown-page');
  });

  test('html renders its value', async ({page}) => {
    await open(page, '/blog');
    await expect(navbar(page).getByRole('status')).toHaveText('Some HTML');
  });

  test('search opens the search box', async ({page}) => {
    await open(page, '/blog');
    await button(page, 'Search').click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
});

test.describe('the locale dropdown', () => {
  test('keeps the current search and hash', async ({page}) => {
    await open(page, '/iOS/using?tab=swift#configure');
    await button(page, 'English').press('Enter');
    await link(page, 'العربية').click();
    await expect(page).toHaveURL('/ar/iOS/using?tab=swift&from=navbar#configure');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });

  test('adds its own queryString if there is no search', async ({page}) => {
    await open(page, '/iOS/using');
    await button(page, 'English').press('Enter');
    await expect(link(page, 'العربية')).toHaveAttribute('href', '/ar/iOS/using?from=navbar');
  });

  test('leads back from the other locale', async ({page}) => {
    await open(page, '/ar/iOS/using#configure');
    await button(page, 'العربية').press('Enter');
    await link(page, 'English').click();
    await expect(page).toHaveURL('/iOS/using?from=navbar#configure');
  });
});

test('the default position of a navbar item is right', async ({page}) => {
  await open(page, '/blog');
  // In the order of the configuration, the default link is the first item and Next the last left one.
  const left = await link(page, 'Next').boundingBox();
  const right = await link(page, 'A default link').boundingBox();
  expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);
});
