import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../tests/harness/build-site';
import {inlineSheet, theSheet} from './inline-sheet';
import {prune} from './prune';
import {wordsOf} from './used-words';

const words = wordsOf(['<p class="note note--open">', 'x="badge--"+kind', 'y=z+"--active"']);

test('a rule for a class that no page or script names goes', () => {
  expect(prune('.note{color:red}.other{color:red}.note .other{top:0}', words)).toBe(
    '.note{color:red}',
  );
});

test('a class that a script puts together stays', () => {
  const css = '.badge--big{top:0}.tab--active{top:1px}';
  expect(prune(css, words)).toBe(css);
  expect(prune('.badged{top:0}.tab--inactive{top:1px}', words)).toBe('');
});

test('a negated class does not make a rule unused', () => {
  expect(prune('.note:not(.other){top:0}', words)).toBe('.note:not(.other){top:0}');
});

test('a custom property that nothing reads goes, and so do those that only it has read', () => {
  expect(prune(':root{--a:1px;--b:var(--a);--c:var(--b)}.note{--d:2px;top:var(--d)}', words)).toBe(
    '.note{--d:2px;top:var(--d)}',
  );
});

test('a custom property that a script names stays', () => {
  expect(prune(':root{--a:1px}', wordsOf(['style.getPropertyValue("--a")']))).toBe(
    ':root{--a:1px}',
  );
});

test('a custom property that never changes is replaced by its value', () => {
  expect(prune(':root{--a:1px;--b:var(--a)}.note{top:var(--b)}', words)).toBe('.note{top:1px}');
  expect(prune(':root{--a:1px;--b:2px}.note{margin:var(--a)var(--b)}', words)).toBe(
    '.note{margin:1px 2px}',
  );
});

test('a custom property that changes in some place or mode stays', () => {
  for (const css of [
    ':root{--a:1px}.note{--a:2px;top:var(--a)}',
    '.note{--a:2px;top:var(--a)}',
    '@media print{:root{--a:1px}}.note{top:var(--a)}',
    ':root{--a:1px;--b:var(--a)}.note{--a:2px}.note p{top:var(--b)}',
  ]) {
    expect(prune(css, words)).toBe(css);
  }
});

test('layers keep their order, and nested rules their place', () => {
  const css = '@layer b{.note{top:0}}@layer a{@media print{.note{top:1px}}}@layer c;.note{top:2px}';
  expect(prune(`${css}.other{top:0}`, words)).toBe(css);
});

test('another number of style sheets stops the build', () => {
  expect(theSheet(['index.html', 'assets\\css\\a.css'])).toBe('assets/css/a.css');
  expect(() => theSheet(['index.html'])).toThrow('has 0 style sheets');
  expect(() => theSheet(['assets/css/a.css', 'assets/css/b.css'])).toThrow('has 2 style sheets');
});

test('a page that does not ask for the style sheet stops the build', () => {
  expect(() => inlineSheet('a.html', '<p>', '/a.css', '')).toThrow(
    'a.html does not ask once for /a.css',
  );
});

test('a style sheet that cannot stand in a page stops the build', () => {
  const html = '<link rel="stylesheet" href="/a.css">';
  expect(inlineSheet('a.html', html, '/a.css', 'a{b:url(/c)}')).toBe('<style>a{b:url(/c)}</style>');
  expect(() => inlineSheet('a.html', html, '/a.css', 'a{b:url(../c)}')).toThrow('"url(../c" of');
  expect(() => inlineSheet('a.html', html, '/a.css', '</style>')).toThrow('"</style" of');
});

test('every page has the same styles in its HTML, and asks for no style sheet', async () => {
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
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
});
