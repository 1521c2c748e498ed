import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';
import {expectOneChunk} from '.';

test('a build with the layout of the docs in several chunks, or in none known, stops', async () => {
  const {folder} = await buildSite('production');
  const files = fs.readdirSync(path.join(folder, 'assets/js'));
  expect(() => expectOneChunk(files)).not.toThrow();
  const inWords = 'the layout of the docs is no longer in one chunk';
  expect(() => expectOneChunk([...files, '5e95c892.0123abcd.js'])).toThrow(inWords);
  expect(() => expectOneChunk(['main.0123abcd.js'])).toThrow(inWords);
});

test('a page of the docs asks for its layout and the sidebar', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'Android/using.html'), 'utf8');
  expect(html.match(/"\/assets\/js\/[0-9a-f]{8}\.[^"]+"/g)).toHaveLength(2);
});
