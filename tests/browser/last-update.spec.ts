import {execFileSync} from 'node:child_process';
import {hasFullHistory} from '../../plugins/guards/git-history';
import {followNewLink} from '../harness/page';
import {title} from '../harness/parts';
import {posts} from '../harness/site';
import {expect, open, test} from '../harness/test';

const [post = {route: '', filePath: ''}] = posts;

const SOURCES = {
  '/Flutter/install': 'docs/Flutter/install.mdx',
  [post.route]: post.filePath,
  '/markdown-page': 'src/pages/markdown-page.md',
};

test(
  'a page says when Git last saw it change, as the build wrote it, however the reader arrives; or nothing if Git cannot know',
  {tag: ['@10.10', '@12.9']},
  async ({page, request}) => {
    for (const [route, source] of Object.entries(SOURCES)) {
      const html = await (await request.get(route)).text();
      const [, date] = /Last updated.*?<time datetime="([^"]+)"/i.exec(html) ?? [];
      const log = execFileSync('git', ['log', '-1', '--format=%ct', '--', source]);
      const changed = new Date(Number(log.toString()) * 1000).toISOString();
      expect.soft(date, route).toBe(hasFullHistory() ? changed : undefined);
    }
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
    await expect(title(page)).toHaveText(/^Install/);
    expect(await date.innerHTML()).toBe(written);
  },
);
