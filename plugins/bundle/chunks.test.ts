import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../tests/harness/build-site';

test('a docs page requests its layout and the sidebar', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'Android/using.html'), 'utf8');
  expect(html.match(/"\/assets\/js\/[0-9a-f]{8}\.[^"]+"/g)).toHaveLength(2);
});

test('React is in the chunk of the framework alone', async () => {
  const {folder} = await buildSite('production');
  const scripts = path.join(folder, 'assets/js');
  const withReact = fs
    .readdirSync(scripts)
    .filter((file) =>
      fs.readFileSync(path.join(scripts, file), 'utf8').includes('react.dev/errors/'),
    );
  expect(withReact).toEqual([expect.stringMatching(/^framework\./)]);
});
