import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../tests/harness/build-site';
import {checkedSheet, prune, sheetOf, wordsOf} from './style-sheet';

const words = wordsOf(['<p class="note note--open">', 'x="badge--"+kind', 'y=z+"--active"']);

test('a rule for a class that no page or script names goes', {tag: '@12.1'}, async () => {
  expect(await prune('.note{color:red}.other{color:red}.note .other{top:0}', words)).toBe(
    '.note{color:red}',
  );
});

test('a class that a script assembles stays', {tag: '@12.1'}, async () => {
  const css = '.badge--big{top:0}.tab--active{top:1px}';
  expect(await prune(css, words)).toBe(css);
  expect(await prune('.badged{top:0}.tab--inactive{top:1px}', words)).toBe('');
});

test('a class that no element can have goes, even if a script could assemble it', async () => {
  const css = '.tab--active{top:1px}';
  expect(await prune(css, words, ['tab--active'])).toBe('');
});

test('a negated class does not make a rule unused', {tag: '@12.1'}, async () => {
  expect(await prune('.note:not(.other){top:0}', words)).toBe('.note:not(.other){top:0}');
});

test('a custom property that nothing reads goes, and so do those that only it read', async () => {
  expect(
    await prune(':root{--a:1px;--b:var(--a);--c:var(--b)}.note{--d:2px;top:var(--d)}', words),
  ).toBe('.note{--d:2px;top:var(--d)}');
});

test('a custom property that a script names stays', {tag: '@12.1'}, async () => {
  const css = ':root{--a:1px}';
  expect(await prune(css, wordsOf(['style.setProperty("--a", height)']))).toBe(css);
});

test('layers keep their order, and nested rules their place', {tag: '@12.1'}, async () => {
  const css = '@layer b{.note{top:0}}@layer a{@media print{.note{top:1px}}}@layer c;.note{top:2px}';
  expect(await prune(`${css}.other{top:0}`, words)).toBe(css);
});

test('more or fewer than one style sheet stops the build', {tag: '@12.1'}, () => {
  expect(sheetOf(['index.html', 'assets/css/a.css'])).toBe('assets/css/a.css');
  expect(() => sheetOf(['index.html'])).toThrow('has 0 style sheets');
  expect(() => sheetOf(['assets/css/a.css', 'assets/css/b.css'])).toThrow('has 2 style sheets');
});

test('a style sheet that cannot stand in a page stops the build', {tag: '@12.1'}, () => {
  expect(checkedSheet('a{b:url(/c)}')).toBe('a{b:url(/c)}');
  expect(() => checkedSheet('a{b:url(../c)}')).toThrow('"url(../c" in');
  expect(() => checkedSheet('</style>')).toThrow('"</style" in');
});

test('every page has the same styles in its HTML, and links to no style sheet', async () => {
  const {folder} = await buildSite('production');
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => file.endsWith('.html'));
  const styles = pages.map((file) => {
    const html = fs.readFileSync(path.join(folder, file), 'utf8');
    expect(html, file).not.toMatch(/<link[^>]*stylesheet/);
    return /<style>.*?<\/style>/s.exec(html)?.[0];
  });
  expect(new Set(styles).size).toBe(1);
  expect(styles[0]).toContain('@layer');
  expect(styles[0]).not.toMatch(/navbar--primary|footer--dark/);
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
});
