import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../tests/harness/build-site';

test('every icon that a page or the manifest names is there', async () => {
  const {folder} = await buildSite('production');
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = fs.readFileSync(path.join(folder, 'site.webmanifest'), 'utf8');
  const named = [
    ...page.matchAll(/<link[^>]* rel="?(?:icon|apple-touch-icon|manifest)"?[^>]*>/g),
  ].map(([tag]) => /href="?([^" >]+)/.exec(tag)?.[1] ?? tag);
  const {icons} = JSON.parse(manifest) as {icons: {src: string}[]};
  expect(named).toHaveLength(4);
  for (const file of [...named, ...icons.map(({src}) => src)]) {
    expect(fs.existsSync(path.join(folder, file)), file).toBe(true);
  }
});
