import type {Page} from '@playwright/test';
import {expect, test} from '../harness/test';
import {facts} from '../kitchen/facts';

const repository = facts.repository?.url ?? 'none';

/** In the menu of a doc, and below a post. */
const report = (page: Page) =>
  page.getByRole('link', {name: 'Report a problem', includeHidden: true});
const edit = (page: Page) => page.getByRole('link', {name: 'Edit this page'});

/** The title of an open page, and where its reader reports a problem. */
async function reported(page: Page): Promise<{title: string; address: URL}> {
  const title = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
  return {title, address: new URL((await report(page).getAttribute('href')) ?? '')};
}

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
      expect(address.origin + address.pathname).toBe(`${repository}/issues/new`);
      expect(address.searchParams.get('title')).toContain(title);
      expect(address.searchParams.get('body')).toContain(`Page: ${facts.site.url}${route}\n`);
      await expect(edit(page)).toHaveAttribute(
        'href',
        `${repository}/edit/main/tests/kitchen/${source}`,
      );
    }
  },
);
