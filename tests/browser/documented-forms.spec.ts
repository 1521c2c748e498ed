import type {Page} from '@playwright/test';
import {followNewLink} from '../harness/page';
import {title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

/** The titles of the posts that are listed, newest first. */
const ALL = [
  'A post from the future',
  ...Array.from({length: 17}, (_, index) => `Day ${17 - index}`),
  'Authors of few words',
  'Every form in a post',
  /^A <script>/,
];

/** Those of the posts in a list. */
const titlesOf = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', {level: 2});

test(
  "what Docusaurus' documentation shows to writers works, and hydrates without a message",
  {tag: ['@1.8', '@4.3', '@12.10']},
  async ({page}) => {
    await open(page, '/forms/documented');
    await page.getByRole('button', {name: 'Press', exact: true}).click();
    await expect(page.getByText('Pressed 4 times.')).toBeVisible();
    await expect(page.getByText('In the browser')).toBeVisible();

    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    for (const [name, heading] of [
      ['the forms', 'From a part'],
      ['a name with signs', 'A name with signs'],
      ['the alphabet', '中文'],
    ] as const) {
      await followNewLink(page, '/forms/guide');
      await page.locator('.theme-doc-markdown').getByRole('link', {name}).click();
      await expect(page.getByRole('heading', {name: heading})).toBeInViewport();
    }
    expect(await page.evaluate(() => 'isSameDocument' in window), 'without a reload').toBe(true);
  },
);

test(
  'an address in another script, a post with the same forms and anything valid in the head work',
  {tag: ['@1.8', '@12.10']},
  async ({page}) => {
    await open(page, '/forms/中文');
    await expect(title(page)).toHaveText('中文');
    await open(page, '/blog/2026/01/02/forms');
    await expect(page.getByText('Pressed 3 times.')).toHaveCount(2);
    await open(page, '/forms/head');
    await expect(page).toHaveTitle(/^The head .* in a template$/);
    await expect(page.locator('body')).toHaveAttribute('data-body', 'here');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noarchive');
  },
);

test(
  'an unlisted doc or post says what it is, and search engines and lists leave it out',
  {tag: '@14.8'},
  async ({page}) => {
    for (const address of ['/forms/unlisted', '/blog/2026/01/05/unlisted']) {
      await open(page, address);
      await expect(page.locator('.theme-unlisted-banner')).toHaveText(/^Unlisted page/);
      const robots = page.locator('meta[name="robots"]');
      await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
    }
    await open(page, '/blog/archive');
    const posts = page.getByRole('main').locator('a[href^="/blog/"]');
    expect(await posts.count()).toBe(ALL.length);
  },
);

test(
  'a reader can go through a list of posts, with authors as they are',
  {tag: ['@2.3', '@2.4', '@12.10']},
  async ({page}) => {
    const titles = titlesOf(page);
    const paginator = page.getByRole('navigation', {name: 'Blog list page navigation'});
    await open(page, '/blog');
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    await expect(sidebar.getByRole('link')).toHaveText(ALL);
    await expect(titles).toHaveText(ALL.slice(0, 10));
    await paginator.getByRole('link').click();
    await expect(titles).toHaveText(ALL.slice(10, 20));
    await expect(paginator.getByRole('link')).toHaveText(['Newer entries', 'Older entries']);
    await test.step('authors with a name alone, without a picture, and named in a post', async () => {
      const post = page.getByRole('article').filter({hasText: 'Words of three authors.'});
      await expect(post.locator('.avatar__intro')).toHaveText([
        'Only A. Name',
        'Nopic TureWithout a picture',
        'In LineNamed in the post',
      ]);
      await expect(post.getByRole('link', {name: 'Only A. Name'})).toHaveCount(0);
      await expect(post.getByRole('img')).toHaveCount(0);
    });
  },
);
