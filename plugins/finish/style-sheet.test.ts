import {expect, test} from '@playwright/test';
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

test(
  'an animation or an id that is called like an unused class stays',
  {tag: '@12.1'},
  async () => {
    const css =
      '.other{top:0}@keyframes other{to{opacity:0}}#other{top:1px}.note{animation:1s other}';
    const pruned = await prune(css, words);
    expect(pruned).toContain('@keyframes other');
    expect(pruned).toContain('#other{');
  },
);

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
  for (const loaded of ['@import "https://cdn.test/a.css";', 'a{b:url(//cdn.test/a)}']) {
    expect(() => checkedSheet(loaded)).toThrow('forbidden by the policy of every page');
  }
  expect(() => checkedSheet('</style>')).toThrow('"</style" in');
});
