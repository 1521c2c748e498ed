import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {platformDocs} from '../harness/docs';
import {posts} from '../harness/posts';
import {expect, open, test} from '../harness/test';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

test.describe('the docs sidebar', () => {
  test('links to every docs page in specification 2.2, in its order', async ({page}) => {
    await open(page, '/');
    const categories = sidebar(page).getByRole('button', {expanded: false});
    while ((await categories.count()) > 0) {
      await categories.first().click();
    }
    const targets = await sidebar(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const promised = ['/', ...platformDocs];
    expect(targets.filter((target) => promised.includes(target ?? ''))).toEqual(promised);
  });

  test('has /Android/install as its default link', async ({page}) => {
    await open(page, '/blog');
    const item = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: facts.sdk.name, exact: true});
    await expect(item).toHaveAttribute('href', '/Android/install');
  });
});

test('the links to the neighbours of a doc have their titles, not their labels', async ({page}) => {
  await open(page, '/iOS/using');
  const neighbours = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
  await expect(neighbours).toHaveCount(2);
  for (const neighbour of await neighbours.all()) {
    const title = await neighbour.evaluate(async (link) => {
      const html = await (await fetch((link as HTMLAnchorElement).href)).text();
      return new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent;
    });
    await expect(neighbour).toContainText(title ?? 'no title');
  }
});

test.describe('the blog sidebar', () => {
  for (const route of ['/blog', '/blog/welcome']) {
    test(`groups posts by year on ${route}`, async ({page}) => {
      await open(page, route);
      const groups = page
        .getByRole('navigation', {name: 'Blog recent posts navigation'})
        .getByRole('group');
      const years = [...new Set(posts.map(({year}) => year))];
      await expect(groups.getByRole('heading')).toHaveText(years);
      const listed = await groups.evaluateAll((all) =>
        all.map((group) =>
          Array.from(group.querySelectorAll('a'), (link) => link.getAttribute('href')),
        ),
      );
      expect(listed).toEqual(
        years.map((of) => posts.filter(({year}) => year === of).map(({route}) => route)),
      );
    });
  }
});
