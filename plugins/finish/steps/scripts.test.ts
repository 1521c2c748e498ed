import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {joinScripts, minifyScripts} from '.';
import {buildSite} from '../../../tests/harness/build-site';

const upper = (text: string) => text.toUpperCase();

test('scripts that stand in a page change, and nothing else does', () => {
  expect(minifyScripts('<p>a</p><script>a</script><script data-rh="true" >b</script>', upper)).toBe(
    '<p>a</p><script>A</script><script data-rh="true" >B</script>',
  );
  for (const html of [
    '<script src="/a.js" defer></script>',
    '<script data-rh="true" type="application/ld+json">{"a":1}</script>',
    '<script></script>',
  ]) {
    expect(minifyScripts(html, upper)).toBe(html);
  }
});

test('scripts of components become one, where the first of them is', () => {
  expect(
    joinScripts(
      '<script data-rh="true" >a()</script><script data-rh="true" >b()</script><script data-rh="true" type="application/ld+json">{}</script><script data-rh="true" >c()</script>',
    ),
  ).toBe(
    '<script data-rh="true">a();b();c()</script><script data-rh="true" type="application/ld+json">{}</script>',
  );
});

test('a script that several components ask for is there once', () => {
  const script = '<script data-rh="true" >a()</script>';
  expect(joinScripts(`${script}${script}<script data-rh="true" >b()</script>${script}`)).toBe(
    '<script data-rh="true">a();b()</script>',
  );
});

test('scripts of plugins that follow each other become one', () => {
  const others = '<script src="/a.js"></script><script type="application/json">{}</script>';
  expect(joinScripts(`${others}<script>a()</script>\n<script>b()</script>\n${others}`)).toBe(
    `${others}<script>a();b()</script>\n${others}`,
  );
});

test('no script of a built page has a comment, a line break or an indentation', async () => {
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
