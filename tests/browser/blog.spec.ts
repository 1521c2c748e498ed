import {newestPosts, posts} from '../harness/posts';
import {expect, open, test} from '../harness/test';

const yearsOf = (headings: string[]) => headings.map((year) => Number.parseInt(year));

test(
  'the blog lists its posts, newest first, and so does the archive, by year',
  {tag: ['@1.2', '@1.3', '@2.3']},
  async ({page}) => {
    const main = page.getByRole('main');
    await open(page, '/blog');
    const links = main.getByRole('article').getByRole('heading', {level: 2}).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(newestPosts.map(({route}) => route));

    await open(page, '/blog/archive');
    const years = yearsOf(await main.getByRole('heading', {level: 2}).allTextContents());
    expect(Math.max(...years) - Math.min(...years)).toBeGreaterThanOrEqual(2);
    const dates = await main.locator('a[href^="/blog/"]').evaluateAll((all) =>
      all.map((link) => {
        const year = link.closest('section')?.querySelector('h2')?.textContent ?? '';
        return Date.parse(`${link.textContent.split(' – ')[0] ?? ''} ${year.slice(0, 4)}`);
      }),
    );
    expect(dates).toHaveLength(posts.length);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  },
);

test(
  'tags and authors have a list and pages, and an author of a post is a single link',
  {tag: ['@2.4', '@2.5', '@9.4']},
  async ({page}) => {
    const linksTo = (address: string) => page.getByRole('main').locator(`a[href="${address}"]`);
    await open(page, '/blog/tags');
    for (const tag of ['docusaurus', 'facebook', 'hello', 'hola']) {
      await expect(linksTo(`/blog/tags/${tag}`)).toBeVisible();
    }
    await open(page, '/blog/authors');
    const authors = ['/blog/authors/docs-team', '/blog/authors/sdk-team'];
    for (const address of authors) {
      await expect(linksTo(address).first()).toBeVisible();
    }
    await open(page, '/blog/welcome');
    for (const address of authors) {
      await expect(linksTo(address)).toHaveCount(1);
      await expect(linksTo(address)).toHaveText(/team/);
    }
    for (const address of authors) {
      await open(page, address);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  },
);

test('every image in the blog comes from the site and loads', {tag: '@13.1'}, async ({page}) => {
  let loaded = 0;
  for (const {route} of posts) {
    await open(page, route);
    for (const image of await page.getByRole('img').and(page.locator('img')).all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      loaded++;
    }
  }
  expect(loaded, 'images in posts').toBeGreaterThan(0);
});

test('the component in a post works', {tag: ['@2.3', '@8.2']}, async ({page}) => {
  await open(page, '/blog/mdx-blog-post');
  await page.getByRole('spinbutton').fill('10');
  await expect(page.getByRole('status').getByText('10 m is about 33 ft')).toBeVisible();
});

test('the feeds have all posts', {tag: '@14.7'}, async ({request}) => {
  for (const feed of ['rss.xml', 'atom.xml']) {
    const text = await (await request.get(`/blog/${feed}`)).text();
    for (const {route} of posts) {
      expect(text).toContain(`${route}<`);
    }
  }
});
