import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {expect, test} from '../harness/test';

/** Where the page's link to report a problem leads. */
async function reportAddress(page: Page): Promise<URL> {
  const link = page.getByRole('link', {name: 'Report a problem with this page'});
  return new URL((await link.getAttribute('href')) ?? '');
}

const edit = (page: Page) => page.getByRole('link', {name: 'Edit this page'});

test.describe('a reader', {tag: '@10.9'}, () => {
  for (const route of ['/iOS/using', '/blog/first-blog-post']) {
    test(`of ${route} reports a problem by an email that names the page, if there is no repository`, async ({
      page,
    }) => {
      await page.goto(route);
      const title = await page.getByRole('heading', {level: 1}).textContent();
      const address = await reportAddress(page);
      expect(address.protocol).toBe(facts.repository ? 'https:' : 'mailto:');
      if (!facts.repository) {
        expect(address.pathname).toBe(facts.support.email);
        expect(address.searchParams.get('subject')).toContain(title);
        expect(address.searchParams.get('body')).toMatch(`Page: ${facts.site.url}${route}\r\n`);
      }
      await expect(edit(page)).toHaveCount(facts.repository ? 1 : 0);
    });
  }

  test.describe('with a repository', () => {
    test.use({variant: 'kitchen'});

    for (const [route, source] of [
      ['/iOS/using', 'docs/iOS/using.mdx'],
      ['/blog/2026/01/03/authors', 'blog/2026-01-03-authors.md'],
    ] as const) {
      test(`of ${route} reports a problem as an issue that names the page, and may edit it`, async ({
        page,
      }) => {
        await page.goto(route);
        const title = await page.getByRole('heading', {level: 1}).textContent();
        const address = await reportAddress(page);
        expect(address.origin + address.pathname).toBe('https://git.test/docs/issues/new');
        expect(address.searchParams.get('title')).toContain(title);
        expect(address.searchParams.get('body')).toContain(`Page: ${facts.site.url}${route}\n`);
        await expect(edit(page)).toHaveAttribute(
          'href',
          `https://git.test/docs/edit/main/tests/kitchen/${source}`,
        );
      });
    }

    test('of the list of posts finds no links to report problems', async ({page}) => {
      await page.goto('/blog');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('link', {name: 'Report a problem with this page'})).toHaveCount(
        0,
      );
    });
  });
});
