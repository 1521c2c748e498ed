import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {expect, open, test} from '../harness/test';

/** What a screen reader is asked to say of its own accord. */
const announced = (page: Page) => page.locator('[aria-live]', {hasText: facts.sdk.name});

test.describe('going to another page', () => {
  test('announces its title, and the next stop is the skip link', async ({page}) => {
    await open(page, '/Android/install');
    await expect(announced(page)).toHaveCount(0);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    for (const {link, title} of [
      {link: 'Using', title: 'Using the SDK on Android'},
      {link: 'Install', title: 'Install on Android'},
    ]) {
      await sidebar.getByRole('link', {name: link, exact: true}).click();
      await expect(announced(page)).toHaveText(`${title} | ${facts.sdk.name}`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    }
  });

  test('within the page announces nothing', async ({page}) => {
    await open(page, '/Android/install');
    await page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'Requirements'})
      .click();
    await expect(page).toHaveURL('/Android/install#requirements');
    await expect(announced(page)).toHaveCount(0);
  });
});

test.describe('going to a section', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'by a search result on another page': async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('handle errors swift');
      await expect(
        page.getByRole('dialog', {name: 'Search'}).getByRole('listitem').first(),
      ).toContainText('Handle errors');
      await page.keyboard.press('Enter');
    },
    'by the platform switcher': async (page) => {
      await page
        .getByRole('navigation', {name: 'On this page'})
        .getByRole('link', {name: 'Handle errors'})
        .press('Enter');
      await expect(page).toHaveURL('/Android/using#handle-errors');
      await page
        .getByRole('navigation', {name: 'Platform'})
        .getByRole('link', {name: 'iOS'})
        .press('Enter');
    },
  };
  for (const [way, go] of Object.entries(ways)) {
    test(`${way} lets the keyboard continue from there`, async ({page}) => {
      await open(page, '/Android/using');
      await go(page);
      await expect(page).toHaveURL('/iOS/using#handle-errors');
      await expect(page.getByRole('heading', {name: 'Handle errors'})).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Direct link to Handle errors'})).toBeFocused();
    });
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the button of the table of contents says whether it is open', async ({page}) => {
    await open(page, '/Android/using');
    const button = page.getByRole('button', {name: 'On this page'});
    for (const expanded of ['false', 'true', 'false']) {
      await expect(button).toHaveAttribute('aria-expanded', expanded);
      await button.click();
    }
  });

  test('a table that is wider than the page can be scrolled by keyboard', async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, '/markdown-page');
    const table = page.getByRole('group', {name: 'Table, scrolls sideways'}).first();
    await table.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test('a table that fits the page is not a tab stop', async ({page}) => {
  await open(page, '/iOS/install');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('group', {name: 'Table, scrolls sideways'})).toHaveCount(0);
});
