import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';
import {pageOf} from '../../../tests/harness/page-of';
import {applyEdits} from '../edits';
import {scripts} from './scripts';

const minified = (html: string) => {
  const page = pageOf(html);
  scripts().see(page);
  return applyEdits(html, page.edits);
};

test('scripts in a page are minified, and nothing else changes', () => {
  expect(
    minified('<p>a</p><script>var a = 1;</script><script data-rh="true" >b( 2 )</script>'),
  ).toBe('<p>a</p><script>var a=1;</script><script data-rh="true" >b(2);</script>');
  for (const html of [
    '<script src="/a.js" defer></script>',
    '<script data-rh="true" type="application/ld+json">{"a": 1}</script>',
    '<script type="application/json">{"a": 1}</script>',
    '<script></script>',
  ]) {
    expect(minified(html)).toBe(html);
  }
});

test('no script in a built page has a comment, a line break or indentation', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'Android/using.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => /\n|\/\*| {2}/.test(text ?? ''))).toEqual([]);
});

test("Docusaurus' own minifier of pages has an off switch", () => {
  const {stdout} = spawnSync(
    process.execPath,
    [
      '-e',
      "require('@docusaurus/bundler').getHtmlMinifier({type: 'terser'}).then(({minify}) => minify('<br />')).then(({code}) => console.log(code))",
    ],
    {env: {...process.env, SKIP_HTML_MINIFICATION: 'true'}, encoding: 'utf8'},
  );
  expect(stdout.trim()).toBe('<br />');
});
