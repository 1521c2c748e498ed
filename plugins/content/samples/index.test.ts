import {expect, test} from '@playwright/test';
import {cutRegion} from '.';

const place = {filePath: 'docs/page.mdx', line: 7};
const nested = `class A {
    // #region outer
    fun a() {
        // #region inner
        val b = 1

        // #endregion inner
    }
    // #endregion outer
}`;

test('a region, or the whole file, is quoted dedented, without markers', {tag: '@15.3'}, () => {
  expect(cutRegion(nested, 'outer', 'a.kt', place)).toBe('fun a() {\n    val b = 1\n\n}');
  expect(cutRegion(nested, 'inner', 'a.kt', place)).toBe('val b = 1');
  expect(cutRegion(nested, undefined, 'a.kt', place)).toBe(
    'class A {\n    fun a() {\n        val b = 1\n\n    }\n}',
  );
  for (const text of [
    '# #region a\nb: 1\n# #endregion a',
    '<!-- #region a -->\nb: 1\n<!-- #endregion a -->',
  ]) {
    expect(cutRegion(text, 'a', 'a.kt', place)).toBe('b: 1');
  }
});

test(
  'a missing region fails with the place that quotes it, and with those that there are',
  {tag: '@15.3'},
  () => {
    expect(() => cutRegion(nested, 'outre', 'a.kt', place)).toThrow(
      /^docs\/page\.mdx:7 {2}samples\/a\.kt has no region outre .* — mark it, or use one of its regions: outer, inner$/,
    );
  },
);

for (const [what, text] of [
  ['that is there twice', '// #region a\nb\n// #endregion a\n// #region a'],
  ['without an end', 'x\n// #region a'],
  ['without a beginning', '// #endregion a'],
  ['without code', 'x\n// #region a\n\n// #region b\n// #endregion a'],
] as const) {
  test(`a region ${what} fails`, {tag: '@15.3'}, () => {
    expect(() => cutRegion(text, 'a', 'a.kt', place)).toThrow(
      'samples/a.kt has no region a that begins',
    );
  });
}
