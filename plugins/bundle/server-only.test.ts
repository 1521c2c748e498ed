import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../tests/harness/build-site';
import {foundInScripts} from '../../tests/harness/found-in-scripts';
import load from './server-only-loader.cjs';

test('a component of the HTML renders nothing in the browser', () => {
  expect(load()).toBe('export default () => null;\n');
});

test('the scripts of the HTML are in no script of the application', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(html).toContain('Your site did not load properly');
  expect(foundInScripts(folder, ['Your site did not load'])).toEqual([]);
});
