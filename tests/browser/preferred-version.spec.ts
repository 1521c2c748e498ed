import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../harness/test';

const key = 'docs-preferred-version-default';

/** Opens the site as a reader who has visited it before. */
async function returnWith(page: Page, saved: string): Promise<void> {
  await open(page, '/markdown-page');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, saved] as const);
  await page.reload();
  await hydrated(page);
}

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('the preferred docs version', () => {
  test('is none at first', async ({page}) => {
    await open(page, '/');
    expect(await stored(page)).toBeNull();
  });

  test('is cleared when the saved name matches no known version', async ({page}) => {
    await returnWith(page, '1.0.0');
    await expect.poll(() => stored(page)).toBeNull();
  });

  test('is kept when the saved name is that of the only version, current', async ({page}) => {
    await returnWith(page, 'current');
    expect(await stored(page)).toBe('current');
  });
});

test.describe('the version dropdown', () => {
  test.use({variant: 'everything'});

  test('saves the name of the version that is picked', async ({page}) => {
    await open(page, '/Android/install');
    await page.getByRole('button', {name: 'Next'}).press('Enter');
    await page.getByRole('listitem').getByRole('link', {name: 'Next', exact: true}).click();
    await expect.poll(() => stored(page)).toBe('current');
  });
});
