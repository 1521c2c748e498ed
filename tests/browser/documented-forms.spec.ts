import {title} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

/** The titles of the posts that are listed, newest first. */
const ALL = [
  'A post from the future',
  ...Array.from({length: 17}, (_, index) => `Day ${17 - index}`),
  'Authors of few words',
  'Every form in a post',
  /^A <\/script>/,
];

test(
  "what Docusaurus' documentation shows to writers works, and hydrates without a message",
  {tag: ['@1.8', '@4.3', '@12.10']},
  async ({page}) => {
    await open(page, '/forms/documented');
    await page.getByRole('button', {name: 'Press', exact: true}).click();
    await expect(page.getByText('Pressed 4 times.')).toBeVisible();
    await expect(page.getByText('In the browser')).toBeVisible();
    await expect(page.getByRole('img', {name: 'A dot'})).toBeVisible();

    for (const [name, heading] of [
      ['the forms', undefined],
      ['a name with signs', 'A name with signs'],
      ['the alphabet', '中文'],
    ] as const) {
      await open(page, '/forms/guide');
      await page.locator('.theme-doc-markdown').getByRole('link', {name}).click();
      if (heading) {
        await expect(title(page)).toHaveText(heading);
        await page.reload();
        await hydrated(page);
        await expect(title(page)).toHaveText(heading);
      } else {
        await expect(page.getByRole('heading', {name: 'From a part'})).toBeInViewport();
      }
    }
    await test.step('a post with the same forms', async () => {
      await open(page, '/blog/2026/01/02/forms');
      await expect(page.getByText('Pressed 3 times.')).toHaveCount(2);
      await expect(page.getByText('In the browser')).toBeVisible();
    });
    await test.step('two drawings, each with a gradient of its own', async () => {
      await open(page, '/reading');
      const gradients = page.getByRole('main').locator('linearGradient');
      const ids = await gradients.evaluateAll((all) => all.map(({id}) => id));
      expect(new Set(ids).size).toBe(2);
    });
    await test.step('anything valid in the head', async () => {
      await open(page, '/forms/head');
      await expect(page).toHaveTitle(/^The head .* in a template$/);
      await expect(page.locator('body')).toHaveAttribute('data-body', 'here');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noarchive');
    });
  },
);

test(
  'tags of docs, and a category without a page of its own, have pages with the docs that are listed',
  {tag: ['@12.9', '@12.10']},
  async ({page}) => {
    const main = page.getByRole('main');
    await open(page, '/forms/guide');
    await page.getByRole('link', {name: 'Form', exact: true}).click();
    await expect(title(page)).toHaveText('One doc tagged with "Form"');
    await page.reload();
    await hydrated(page);
    await expect(main.getByRole('heading', {level: 2})).toHaveText('Guide');
    await page.getByRole('link', {name: 'View all tags'}).click();
    await expect(page).toHaveURL('/tags');
    await main.getByRole('link', {name: 'Form'}).click();
    await main.getByRole('link', {name: 'Guide'}).click();
    await expect(title(page)).toHaveText('Guide');

    await open(page, '/category/cards');
    await expect(title(page)).toHaveText('Cards');
    const cards = page.getByRole('article').getByRole('link');
    await expect(cards).toHaveText([/List of cards/]);
    await cards.click();
    await expect(page).toHaveURL('/forms/cards/list');
    await expect(page.getByText('Words above the cards.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('article').getByRole('article').getByRole('link')).toHaveText([
      /On a card.*with this description\./,
    ]);
  },
);

test(
  'an unlisted doc or post says what it is, search engines leave it out, and lists do not have it',
  {tag: '@14.8'},
  async ({page}) => {
    const banner = page.locator('.theme-unlisted-banner');
    for (const address of ['/forms/unlisted', '/blog/2026/01/05/unlisted']) {
      await open(page, address);
      await expect(banner).toHaveText(/^Unlisted page/);
      const robots = page.locator('meta[name="robots"]');
      await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
    }
    await page.getByRole('link', {name: 'Hidden'}).click();
    await expect(page).not.toHaveURL(/unlisted$/);
    await expect(banner).toBeVisible();

    await open(page, '/blog/archive');
    const posts = page.getByRole('main').locator('a[href^="/blog/"]');
    expect(await posts.count()).toBe(ALL.length);
    await expect(posts.filter({hasText: 'unlisted'})).toHaveCount(0);
  },
);

test(
  'a reader can go through a list of posts, with authors as they are, and arrive on each of its pages',
  {tag: ['@2.3', '@2.4', '@12.10']},
  async ({page}) => {
    const titles = page.getByRole('main').getByRole('article').getByRole('heading', {level: 2});
    const paginator = page.getByRole('navigation', {name: 'Blog list page navigation'});
    const leads = (...names: string[]) =>
      expect(paginator.getByRole('link')).toHaveText(names.map((name) => `${name} entries`));
    await open(page, '/blog');
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    await expect(sidebar.getByRole('link')).toHaveText(ALL);
    await expect(titles).toHaveText(ALL.slice(0, 10));
    await leads('Older');
    await paginator.getByRole('link', {name: 'Older entries'}).click();
    await expect(titles).toHaveText(ALL.slice(10, 20));
    await leads('Newer', 'Older');
    await test.step('authors with a name alone, without a picture, and named in a post', async () => {
      const post = page.getByRole('article').filter({hasText: 'Words of three authors.'});
      await expect(post.locator('.avatar__intro')).toHaveText([
        'Only A. Name',
        'Nopic TureWithout a picture',
        'In LineNamed in the post',
      ]);
      await expect(post.getByRole('link', {name: 'Only A. Name'})).toHaveCount(0);
      for (const [name, target] of [
        ['Nopic Ture', '/blog/authors/with-page'],
        ['In Line', 'https://example.com/in-line'],
      ] as const) {
        await expect(post.getByRole('link', {name})).toHaveAttribute('href', target);
      }
      await expect(post.getByRole('img')).toHaveCount(0);
    });
    await paginator.getByRole('link', {name: 'Older entries'}).click();
    await expect(titles).toHaveText(ALL.slice(20));
    await leads('Newer');
    await paginator.getByRole('link', {name: 'Newer entries'}).click();
    await expect(page).toHaveURL('/blog/page/2');

    for (const [list, posts] of [
      ['/blog/tags/open', ALL.slice(10, 20)],
      // Those of the posts with an author who has a page.
      ['/blog/authors/with-page', ALL.slice(10, 19)],
    ] as const) {
      await open(page, `${list}/page/2`);
      await expect(titles, list).toHaveText(posts);
      await leads('Newer');
    }
  },
);
