import {execFileSync} from 'node:child_process';
import {hasFullHistory} from '../../plugins/guards/warnings';
import {posts} from '../harness/site';
import {expect, test} from '../harness/test';

const [post = {route: '', filePath: ''}] = posts;

const SOURCES = {
  '/Flutter/install': 'docs/Flutter/install.mdx',
  [post.route]: post.filePath,
  '/markdown-page': 'src/pages/markdown-page.md',
};

test(
  'a page says when Git last saw it change, or nothing if Git cannot know',
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
