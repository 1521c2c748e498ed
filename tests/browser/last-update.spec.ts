import {execFileSync} from 'node:child_process';
import {hasFullHistory} from '../../plugins/guards/warnings';
import {pages} from '../harness/site';
import {expect, test} from '../harness/test';

test(
  'a page says when Git last saw it change, or nothing if Git cannot know',
  {tag: '@10.10'},
  async ({request}) => {
    for (const {route, filePath} of pages) {
      const html = await (await request.get(route)).text();
      const [, date] = /Last updated.*?<time datetime="([^"]+)"/i.exec(html) ?? [];
      const log = execFileSync('git', ['log', '-1', '--format=%ct', '--', filePath]);
      const changed = new Date(Number(log.toString()) * 1000).toISOString();
      expect.soft(date, route).toBe(hasFullHistory() ? changed : undefined);
    }
  },
);
