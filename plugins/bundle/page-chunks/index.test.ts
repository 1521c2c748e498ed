import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';
import {withLateScripts} from './page-template';
import registryLoader from './registry-loader.cjs';

const ENTRY =
  '  "1a2b": [() => import(/* webpackChunkName: "1a2b" */ "@theme/X"), "@theme/X", require.resolveWeak("@theme/X")],';
const PLUGIN = ENTRY.replaceAll('@theme/X', '@generated/docs/__plugin.json');

/** What the loader makes of a registry. */
const load = (source: string, isServer = true) =>
  registryLoader.call({getOptions: () => ({isServer})}, source);

test('a module reports the name of its chunk on the server, and nothing in the browser', () => {
  const imported = '"1a2b": [() => import(/* webpackChunkName: "1a2b" */ "@theme/X")';
  expect(load(`export default {\n${ENTRY}};\n`)).toBe(
    `export default {\n  ${imported}, "1a2b", require.resolveWeak("@theme/X")],};\n`,
  );
  expect(load(`export default {\n${ENTRY}};\n`, false)).toBe(
    `export default {\n  ${imported}],};\n`,
  );
});

test('what every page of a plugin needs has no chunk', () => {
  expect(load(`export default {\n${PLUGIN}};\n`)).toContain(
    'import(/* webpackMode: "eager" */ "@generated/docs/__plugin.json")',
  );
});

test('a registry of another form stops the build', () => {
  expect(() => load(`export default {\n${ENTRY}\n  "1": [() => import("x")],};`)).toThrow(
    'has 2 entries, of which 1 look as they did',
  );
  expect(() => load('export default [];')).toThrow('has 0 entries');
});

test('a page template of another form stops the build', () => {
  expect(() => withLateScripts('<script type="module"></script>')).toThrow('no longer has "<%');
});

test("a page's HTML names the chunk that holds its text, and those of no other page", async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'blog/long-blog-post.html'), 'utf8');
  const chunks = [...html.matchAll(/"(\/assets\/js\/[^"]+\.js)"/g)].map(([, file]) =>
    fs.readFileSync(path.join(folder, file ?? ''), 'utf8'),
  );
  expect(chunks.filter((text) => text.includes('blog/2024-11-19-long-blog-post.md'))).not.toEqual(
    [],
  );
  expect(chunks.filter((text) => text.includes('blog/2024-05-28-first-blog-post.md'))).toEqual([]);
});
