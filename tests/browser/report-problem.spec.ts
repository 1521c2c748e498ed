import {facts} from '../../product';
import {newestPosts} from '../harness/posts';
import {expect, test} from '../harness/test';

const pages = [
  {route: '/iOS/using', title: 'Using the SDK on iOS', source: 'docs/iOS/using.mdx'},
  {
    route: '/blog/first-blog-post',
    title: 'Every code sample here is a file',
    source: 'blog/2024-05-28-first-blog-post.md',
  },
];

for (const {route, title, source} of pages) {
  test(`a reader of ${route} reports a problem by an email that names the page, if there is no repository`, async ({
    page,
  }) => {
    await page.goto(route);
    const link = page.getByRole('link', {name: 'Report a problem with this page'});
    await expect(link).not.toHaveAttribute('target');
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.protocol).toBe(facts.repository ? 'https:' : 'mailto:');
    if (!facts.repository) {
      expect(address.pathname).toBe(facts.support.email);
      expect(address.searchParams.get('subject')).toContain(title);
      expect(address.searchParams.get('body')).toMatch(`Page: ${facts.site.url}${route}\r\n`);
    }
    const edit = page.getByRole('link', {name: 'Edit this page'});
    await expect(edit).toHaveCount(facts.repository ? 1 : 0);
  });

  test.describe('with a repository', () => {
    test.use({variant: 'everything'});

    test(`a reader of ${route} reports a problem as an issue that names the page, and may edit it`, async ({
      page,
    }) => {
      await page.goto(route);
      const link = page.getByRole('link', {name: 'Report a problem with this page'});
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe('https://git.test/docs/issues/new');
      expect(address.searchParams.get('title')).toContain(title);
      expect(address.searchParams.get('body')).toContain(`Page: ${facts.site.url}${route}\n`);
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
        'href',
        `https://git.test/docs/edit/main/${source}`,
      );
    });
  });
}

test('the list of posts has no links to report problems', async ({page}) => {
  await page.goto('/blog');
  await expect(page.getByRole('article')).toHaveCount(newestPosts.length);
  await expect(page.getByRole('link', {name: 'Report a problem with this page'})).toHaveCount(0);
});
