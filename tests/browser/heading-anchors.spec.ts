import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

for (const route of ['/Android/install', '/Android/using', '/blog/long-blog-post']) {
  test(`each heading of ${route} has an anchor titled 'Direct link to {heading}'`, async ({
    page,
  }) => {
    await open(page, route);
    const headings = page.getByRole('article').locator('h2[id], h3[id]');
    expect(await headings.count()).toBeGreaterThan(3);
    const anchors = headings.getByRole('link');
    await expect(anchors).toHaveCount(await headings.count());
    const titles = await headings.evaluateAll((all) =>
      all.map((heading) => heading.querySelector('a[title]')?.getAttribute('title')),
    );
    // The anchor's own text is one invisible character.
    const texts = (await headings.allTextContents()).map((text) => text.replace('\u200b', ''));
    expect(titles).toEqual(texts.map((text) => `Direct link to ${text}`));
  });
}

test('a heading anchor links to its heading', async ({page}) => {
  await open(page, '/Android/using');
  const heading = page.getByRole('heading', {level: 2}).last();
  const id = await heading.getAttribute('id');
  await heading.getByRole('link', {name: /^Direct link to /}).click();
  await expect(page).toHaveURL(`/Android/using#${id}`);
});

for (const route of ['/', '/markdown-page']) {
  test(`the top-level heading of ${route} has no anchor`, async ({page}) => {
    await open(page, route);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveCount(1);
    await expect(heading.getByRole('link')).toHaveCount(0);
  });
}

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
