import {newestPosts, posts} from '../harness/posts';
import {expect, open, test} from '../harness/test';

test('the blog lists its posts, newest first', async ({page}) => {
  await open(page, '/blog');
  const links = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading', {level: 2})
    .getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(newestPosts.map(({route}) => route));
});

test('the posts span at least two years, and the archive has a heading for each', async ({
  page,
}) => {
  await open(page, '/blog/archive');
  const years = await page.getByRole('main').getByRole('heading', {level: 2}).allTextContents();
  const numbers = years.map((year) => Number.parseInt(year));
  expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThanOrEqual(2);
});

test('the archive lists the newest post first, even within a year', async ({page}) => {
  await open(page, '/blog/archive');
  const links = page.getByRole('main').locator('a[href^="/blog/"]');
  const dates = await links.evaluateAll((all) =>
    all.map((link) => {
      const year = link.closest('section')?.querySelector('h2')?.textContent ?? '';
      return Date.parse(`${link.textContent.split(' – ')[0] ?? ''} ${year.slice(0, 4)}`);
    }),
  );
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
});

test('each author of a post is a single link, and a single stop for the keyboard', async ({
  page,
}) => {
  await open(page, '/blog/welcome');
  for (const author of ['docs-team', 'sdk-team']) {
    const links = page.getByRole('main').locator(`a[href="/blog/authors/${author}"]`);
    await expect(links).toHaveCount(1);
    await expect(links).toHaveText(/team/);
  }
});

test('the tag list has the tags docusaurus, facebook, hello and hola', async ({page}) => {
  await open(page, '/blog/tags');
  for (const tag of ['docusaurus', 'facebook', 'hello', 'hola']) {
    await expect(page.getByRole('main').locator(`a[href="/blog/tags/${tag}"]`)).toBeVisible();
  }
});

test('each author has a page with posts', async ({page}) => {
  await open(page, '/blog/authors');
  const authors = page.getByRole('main').locator('a[href^="/blog/authors/"]');
  const addresses = new Set(
    await authors.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  );
  expect([...addresses]).toEqual(
    expect.arrayContaining(['/blog/authors/docs-team', '/blog/authors/sdk-team']),
  );
  for (const address of addresses) {
    await open(page, address ?? '');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('every image in the blog comes from the site and loads', async ({page}) => {
  for (const {route} of posts) {
    await open(page, route);
    for (const image of await page.getByRole('img').and(page.locator('img')).all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
    }
  }
});

test('the component in a post works', async ({page}) => {
  await open(page, '/blog/mdx-blog-post');
  await page.getByRole('spinbutton').fill('10');
  await expect(page.getByRole('status').getByText('10 m is about 33 ft')).toBeVisible();
});

for (const feed of ['rss.xml', 'atom.xml']) {
  test(`the feed ${feed} has all posts`, async ({request}) => {
    const text = await (await request.get(`/blog/${feed}`)).text();
    for (const {route} of posts) {
      expect(text).toContain(`${route}<`);
    }
  });
}
