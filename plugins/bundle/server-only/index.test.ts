import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';
import {foundInScripts} from '../../../tests/harness/found-in-scripts';
import serverOnlyLoader from './server-only-loader.cjs';

const load = serverOnlyLoader.bind({resourcePath: 'src/A.server.tsx'});

test('a component of the HTML renders nothing in the browser', () => {
  expect(load('export interface Props {}\nexport default function A() {}')).toBe(
    'export default () => null;\n',
  );
});

test('another export of its file stops the build', () => {
  expect(() => load('export const a = 1;\nexport default () => a;')).toThrow(
    'src/A.server.tsx has "export const a = 1;"',
  );
});

test('the scripts of the HTML are in no script of the application', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(html).toContain('Your site did not load properly');
  expect(foundInScripts(folder, ['Your site did not load'])).toEqual([]);
});
