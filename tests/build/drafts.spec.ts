import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite} from '../harness/build-site';

test('a draft is in no file that the site publishes: no page, search, sitemap, feed or llms.txt', async () => {
  const {folder} = await buildSite('production');
  const names = await fs.readdir(folder, {recursive: true});
  const read = await Promise.all(
    names
      .filter((name) => /\.(html|js|json|md|txt|xml)$/.test(name))
      .map(async (name) => ({name, text: await fs.readFile(path.join(folder, name), 'utf8')})),
  );
  expect(read.length).toBeGreaterThan(30);
  const found = read.filter(
    ({name, text}) =>
      name.includes('components') || text.includes('Everything that a page can hold'),
  );
  expect(found.map(({name}) => name)).toEqual([]);
});
