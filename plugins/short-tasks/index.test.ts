import {expect, test} from '@playwright/test';
import hideableNavbarLoader from './hideable-navbar-loader.cjs';
import plainOrderLoader from './plain-order-loader.cjs';
import prefetchOnceLoader from './prefetch-once-loader.cjs';

test('names are sorted without the rules of a language', () => {
  const source = 'const deps = [];\ndeps.sort((a, b) => a[0].localeCompare(b[0]));\n';
  expect(plainOrderLoader(source)).toBe(
    'const deps = [];\ndeps.sort(([a], [b]) => (a < b ? -1 : 1));\n',
  );
});

test('a navbar that does not hide on scroll is not measured', () => {
  expect(hideableNavbarLoader('if (node !== null) {}')).toBe(
    'if (hideOnScroll && node !== null) {}',
  );
});

test('files of another form stop the build', () => {
  expect(() => plainOrderLoader('deps.sort();')).toThrow('no longer has "deps.sort(');
  expect(() => hideableNavbarLoader('measure(node);')).toThrow(
    'no longer has "if (node !== null) {"',
  );
  expect(() => prefetchOnceLoader('export const prefetch = 1;')).toThrow(
    'no longer has "export default function prefetch(url) {"',
  );
});
