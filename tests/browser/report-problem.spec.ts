import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {posts, usingPage} from '../harness/site';
import {expect, test} from '../harness/test';
import {facts as kitchen} from '../kitchen/facts';

test.use({variant: 'production'});

const report = (page: Page) => page.getByRole('link', {name: 'Report a problem with this page'});
const edit = (page: Page) => page.getByRole('link', {name: 'Edit this page'});

/** The title of an open page, and where its reader reports a problem. */
async function reported(page: Page): Promise<{title: string; address: URL}> {
  const title = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
  return {title, address: new URL((await report(page).getAttribute('href')) ?? '')};
}

test(
  'a reader reports a problem by an email that names the page, if there is no repository',
  {tag: '@10.9'},
  async ({page}) => {
    for (const route of [usingPage, ...posts.slice(0, 1).map((post) => post.route)]) {
      await page.goto(route);
      const {title, address} = await reported(page);
      expect(address.protocol).toBe(facts.repository ? 'https:' : 'mailto:');
      if (!facts.repository) {
        expect(address.pathname).toBe(facts.support.email);
        expect(address.searchParams.get('subject')).toContain(title);
        expect(address.searchParams.get('body')).toMatch(`Page: ${facts.site.url}${route}\r\n`);
      }
      await expect(edit(page)).toHaveCount(facts.repository ? 1 : 0);
    }
  },
);

test.describe('with a repository', () => {
  test.use({variant: 'kitchen'});

  test(
    'a reader reports a problem as an issue that names the page, and may edit it',
    {tag: '@10.9'},
    async ({page}) => {
      for (const [route, source] of [
        ['/iOS/using', 'docs/iOS/using.mdx'],
        ['/blog/hostile', 'blog/2026-01-01-hostile.md'],
      ] as const) {
        await page.goto(route);
        const {title, address} = await reported(page);
        expect(address.origin + address.pathname).toBe('https://git.test/docs/issues/new');
        expect(address.searchParams.get('title')).toContain(title);
        expect(address.searchParams.get('body')).toContain(`Page: ${kitchen.site.url}${route}\n`);
        await expect(edit(page)).toHaveAttribute(
          'href',
          `https://git.test/docs/edit/main/tests/kitchen/${source}`,
        );
      }
    },
  );
});
