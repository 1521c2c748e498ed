import {title} from '../harness/parts';
import {expect, test} from '../harness/test';
import {facts} from '../kitchen/facts';

const repository = facts.repository?.url ?? 'none';

test(
  'a reader reports a problem as an issue that names the page, and may edit it',
  {tag: '@10.9'},
  async ({page}) => {
    for (const [route, source] of [
      ['/iOS/using', 'docs/iOS/using.mdx'],
      ['/blog/hostile', 'blog/2026-01-01-hostile.md'],
    ] as const) {
      await page.goto(route);
      // In the menu of a doc, and below a post.
      const report = page.getByRole('link', {name: 'Report a problem', includeHidden: true});
      const address = new URL((await report.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe(`${repository}/issues/new`);
      expect(address.searchParams.get('title')).toContain(await title(page).textContent());
      expect(address.searchParams.get('body')).toContain(`Page: ${facts.site.url}${route}\n`);
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
        'href',
        `${repository}/edit/main/tests/kitchen/${source}`,
      );
    }
  },
);
