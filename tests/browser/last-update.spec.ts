import {execFileSync} from 'node:child_process';
import {hasFullHistory} from '../../plugins/guards/git-history';
import {followNewLink} from '../harness/follow-new-link';
import {expect, open, test} from '../harness/test';

const pages = [
  {route: '/', source: 'docs/index.mdx'},
  {route: '/Flutter/install', source: 'docs/Flutter/install.mdx'},
  {route: '/blog/welcome', source: 'blog/2026-03-10-welcome/index.md'},
  {route: '/markdown-page', source: 'src/pages/markdown-page.md'},
];

for (const {route, source} of pages) {
  test(`${route} says when Git last saw it change, and nothing if Git cannot know`, async ({
    page,
  }) => {
    await page.goto(route);
    const date = page.getByText(/^Last updated on/).locator('time');
    if (hasFullHistory()) {
      const log = execFileSync('git', ['log', '-1', '--format=%ct', '--', source]);
      const changed = new Date(Number(log.toString()) * 1000).toISOString();
      await expect(date).toHaveAttribute('datetime', changed);
    } else {
      await expect(date).toHaveCount(0);
    }
  });
}

test('a doc has the date that the build wrote, however the reader arrives; no browser formats it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: () => {
        throw new Error('a date was formatted');
      },
    });
  });
  const date = page.getByText(/^Last updated on/);
  await open(page, '/Flutter/install');
  const written = await date.innerHTML();
  await open(page, '/');
  await followNewLink(page, '/Flutter/install');
  await expect(page.getByRole('heading', {level: 1, name: /^Install/})).toBeVisible();
  expect(await date.innerHTML()).toBe(written);
});
