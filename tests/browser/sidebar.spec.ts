import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {platformDocs} from '../harness/docs';
import {expect, open, test} from '../harness/test';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

test.describe('the docs sidebar', () => {
  test('leads to all thirteen docs pages', async ({page}) => {
    await open(page, '/');
    const categories = sidebar(page).getByRole('button', {expanded: false});
    while ((await categories.count()) > 0) {
      await categories.first().click();
    }
    const targets = await sidebar(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', ...platformDocs]);
  });

  test('has /Android/install as its default link', async ({page}) => {
    await open(page, '/blog');
    const item = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: facts.sdk.name});
    await expect(item).toHaveAttribute('href', '/Android/install');
  });
});

test.describe('the blog sidebar', () => {
  for (const route of ['/blog', '/blog/welcome']) {
    test(`groups posts by year on ${route}`, async ({page}) => {
      await open(page, route);
      const groups = page
        .getByRole('navigation', {name: 'Blog recent posts navigation'})
        .getByRole('group');
      await expect(groups.getByRole('heading')).toHaveText(['2026', '2025', '2024']);
      const posts = await groups.evaluateAll((all) =>
        all.map((group) =>
          Array.from(group.querySelectorAll('a'), (link) => link.getAttribute('href')),
        ),
      );
      expect(posts).toEqual([
        ['/blog/welcome'],
        ['/blog/mdx-blog-post'],
        ['/blog/long-blog-post', '/blog/first-blog-post'],
      ]);
    });
  }
});
