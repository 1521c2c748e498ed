import {execFileSync} from 'node:child_process';
import {hasFullHistory} from '../../plugins/guards/git-history';
import {followNewLink} from '../harness/follow-new-link';
import {expect, open, test} from '../harness/test';

const SOURCES = {
  '/': 'docs/index.mdx',
  '/Flutter/install': 'docs/Flutter/install.mdx',
  '/blog/welcome': 'blog/2026-03-10-welcome/index.md',
  '/markdown-page': 'src/pages/markdown-page.md',
};

test(
  'a page says when Git last saw it change, and nothing if Git cannot know',
  {tag: '@10.10'},
  async ({request}) => {
    for (const [route, source] of Object.entries(SOURCES)) {
      const html = await (await request.get(route)).text();
      const [, date] = /Last updated.*?<time datetime="([^"]+)"/i.exec(html) ?? [];
      const log = execFileSync('git', ['log', '-1', '--format=%ct', '--', source]);
      const changed = new Date(Number(log.toString()) * 1000).toISOString();
      expect.soft(date, route).toBe(hasFullHistory() ? changed : undefined);
    }
  },
);

test(
  'a doc has the date that the build wrote, however the reader arrives; no browser formats it',
  {tag: ['@10.10', '@12.9']},
  async ({page}) => {
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
  },
);
