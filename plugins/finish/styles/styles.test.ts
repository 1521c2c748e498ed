import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';
import {prune, wordsOf} from './prune';
import {checkedSheet, theSheet} from './the-sheet';

const words = wordsOf(['<p class="note note--open">', 'x="badge--"+kind', 'y=z+"--active"']);

test('a rule for a class that no page or script names goes', () => {
  expect(prune('.note{color:red}.other{color:red}.note .other{top:0}', words)).toBe(
    '.note{color:red}',
  );
});

test('a class that a script assembles stays', () => {
  const css = '.badge--big{top:0}.tab--active{top:1px}';
  expect(prune(css, words)).toBe(css);
  expect(prune('.badged{top:0}.tab--inactive{top:1px}', words)).toBe('');
});

test('a class that no element can have goes, even if a script could assemble it', () => {
  const css = '.tab--active{top:1px}';
  expect(prune(css, words, ['tab--active'])).toBe('');
});

test('a negated class does not make a rule unused', () => {
  expect(prune('.note:not(.other){top:0}', words)).toBe('.note:not(.other){top:0}');
});

test('a custom property that nothing reads goes, and so do those that only it read', () => {
  expect(prune(':root{--a:1px;--b:var(--a);--c:var(--b)}.note{--d:2px;top:var(--d)}', words)).toBe(
    '.note{--d:2px;top:var(--d)}',
  );
});

test('a custom property that a script names stays', () => {
  const named = wordsOf(['style.setProperty("--a", height)', 'class="note"']);
  for (const css of [':root{--a:1px}', ':root{--a:1px}.note{top:var(--a)}']) {
    expect(prune(css, named)).toBe(css);
  }
});

test('a custom property that never changes is replaced by its value', () => {
  expect(prune(':root{--a:1px;--b:var(--a)}.note{top:var(--b)}', words)).toBe('.note{top:1px}');
  expect(prune(':root{--a:1px;--b:2px}.note{margin:var(--a)var(--b)}', words)).toBe(
    '.note{margin:1px 2px}',
  );
});

test('of several values for the root, the later one counts, and one outside layers', () => {
  const rule = '.note{top:var(--a)}';
  expect(prune(`:root{--a:1px}:root{--a:2px}${rule}`, words)).toBe('.note{top:2px}');
  const layered = '@layer a{:root{--a:1px}html[data-theme=dark]{--a:2px}}';
  expect(prune(`:root{--a:3px}${layered}${rule}`, words)).toBe('@layer a;.note{top:3px}');
  expect(prune(`:root{--a:3px}html[lang]{--a:4px}${layered}${rule}`, words)).toBe(
    `:root{--a:3px}html[lang]{--a:4px}@layer a;${rule}`,
  );
});

test('a custom property that refers to another is replaced by that one, if it is the same for all', () => {
  const mode = ':root{--a:1px}html[data-theme=dark]{--a:2px}';
  expect(prune(`${mode}:root{--b:var(--a)}.note{top:var(--b)}`, words)).toBe(
    `${mode}.note{top:var(--a)}`,
  );
});

test('a value beside a property stays apart from it', () => {
  const mode = ':root{--a:1px}html[data-theme=dark]{--a:2px}';
  expect(prune(`${mode}:root{--b:3}.note{font:var(--b)var(--a)}`, words)).toBe(
    `${mode}.note{font:3 var(--a)}`,
  );
});

for (const [why, css] of [
  ['is set for other elements', ':root{--a:1px}.note{--a:2px;top:var(--a)}'],
  ['is not set for the root', '.note{--a:2px;top:var(--a)}'],
  ['is set under a condition', '@media print{:root{--a:1px}}.note{top:var(--a)}'],
  [
    'has another value after a condition',
    ':root{--a:1px}@media print{:root{--a:2px}}.note{top:var(--a)}',
  ],
  [
    'follows one that is set for other elements',
    ':root{--a:1px;--b:var(--a)}.note{--a:2px}.note p{top:var(--b)}',
  ],
  ['follows itself', ':root{--a:var(--a)}.note{top:var(--a)}'],
  ['has a value whose meaning depends on the element', ':root{--a:inherit}.note{top:var(--a)}'],
  ['is set in two layers', '@layer a{:root{--a:1px}}@layer b{:root{--a:2px}}.note{top:var(--a)}'],
  ['is important', ':root{--a:2px;--a:1px!important}.note{top:var(--a)}'],
  [
    'is important in a layer',
    '@layer a{:root{--a:1px!important}}:root{--a:2px}.note{top:var(--a)}',
  ],
  ['is read with a fallback', ':root{--a:1px}.note{top:var(--a,2px)}'],
] as const) {
  test(`a custom property that ${why} stays`, () => expect(prune(css, words)).toBe(css));
}

test('layers keep their order, and nested rules their place', () => {
  const css = '@layer b{.note{top:0}}@layer a{@media print{.note{top:1px}}}@layer c;.note{top:2px}';
  expect(prune(`${css}.other{top:0}`, words)).toBe(css);
});

test('more or fewer than one style sheet stops the build', () => {
  expect(theSheet(['index.html', 'assets/css/a.css'])).toBe('assets/css/a.css');
  expect(() => theSheet(['index.html'])).toThrow('has 0 style sheets');
  expect(() => theSheet(['assets/css/a.css', 'assets/css/b.css'])).toThrow('has 2 style sheets');
});

test('a style sheet that cannot stand in a page stops the build', () => {
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
