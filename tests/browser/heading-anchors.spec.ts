import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

test('a heading anchor links to its heading', async ({page}) => {
  await open(page, '/Android/using');
  const heading = page.getByRole('heading', {level: 2}).last();
  const id = await heading.getAttribute('id');
  await heading.getByRole('link', {name: /^Direct link to /}).click();
  await expect(page).toHaveURL(`/Android/using#${id}`);
});

test.describe('on a page with headings of all levels', () => {
  test.use({variant: 'everything'});

  test('headings of all levels below the top have an anchor', async ({page}) => {
    await open(page, '/heading-levels');
    for (const name of ['Second level', 'Third level', 'Fourth level', 'Fifth level']) {
      await expect(page.getByRole('link', {name: `Direct link to ${name}`})).toHaveCount(1);
    }
  });

  test('a heading without an id has no anchor', async ({page}) => {
    await open(page, '/heading-levels');
    const heading = page.getByRole('heading', {name: 'Without an id'});
    await expect(heading).toBeVisible();
    await expect(heading.getByRole('link')).toHaveCount(0);
  });

  test('a table of contents that begins at level 3 has the same entries once the page is hydrated', async ({
    page,
  }) => {
    const entries = page.locator('.table-of-contents__link');
    const release = await holdFiles(page);
    await page.goto('/iOS/install', {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const before = await entries.allTextContents();
    release();
    await hydrated(page);
    expect(before).not.toEqual([]);
    expect(await entries.allTextContents()).toEqual(before);
  });
});
