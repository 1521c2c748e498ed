import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';

test('a docs page requests its layout and the sidebar', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'Android/using.html'), 'utf8');
  expect(html.match(/"\/assets\/js\/[0-9a-f]{8}\.[^"]+"/g)).toHaveLength(2);
});
