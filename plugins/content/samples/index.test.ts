import {expect, test} from '@playwright/test';
import path from 'node:path';
import {cutRegion} from './regions';
import {readSample} from './read-sample';

const place = {filePath: path.resolve('docs/page.mdx'), line: 7};
const sample = (text: string) => ({
  filePath: path.resolve('samples/a.kt'),
  lines: text.split('\n'),
});

const nested = sample(`class A {
    // #region outer
    fun a() {
        // #region inner
        val b = 1

        // #endregion inner
    }
    // #endregion outer
}`);

test('a region, or the whole file, is quoted dedented, without markers', {tag: '@15.3'}, () => {
  expect(cutRegion(nested, 'outer', place)).toBe('fun a() {\n    val b = 1\n\n}');
  expect(cutRegion(nested, 'inner', place)).toBe('val b = 1');
  expect(cutRegion(nested, undefined, place)).toBe(
    'class A {\n    fun a() {\n        val b = 1\n\n    }\n}',
  );
  for (const text of [
    '# #region a\nb: 1\n# #endregion a',
    '<!-- #region a -->\nb: 1\n<!-- #endregion a -->',
  ]) {
    expect(cutRegion(sample(text), 'a', place)).toBe('b: 1');
  }
});

test('a missing file or region fails with the place that quotes it', {tag: '@15.3'}, () => {
  expect(() => readSample('nowhere.kt', place)).toThrow(
    'docs/page.mdx:7  there is no sample nowhere.kt — use the path of a file below samples/',
  );
  expect(() => cutRegion(nested, 'outre', place)).toThrow(
    /^docs\/page\.mdx:7 .*has no region outre — use one of its regions: outer, inner$/,
  );
});

for (const [what, text, fault] of [
  [
    'that is there twice',
    '// #region a\nb\n// #endregion a\n// #region a',
    /:4 {2}region a does not/,
  ],
  ['without an end', 'x\n// #region a', /:2 {2}region a does not begin once and end once — write/],
  ['without a beginning', '// #endregion a', /:1 {2}region a does not begin once and end once/],
  ['without code', 'x\n// #region a\n\n// #region b\n// #endregion a', /:2 {2}region a is empty/],
] as const) {
  test(`a region ${what} fails with its file and line`, {tag: '@15.3'}, () => {
    expect(() => cutRegion(sample(text), 'a', place)).toThrow(
      new RegExp(`^samples/a\\.kt${fault.source}`),
    );
  });
}
