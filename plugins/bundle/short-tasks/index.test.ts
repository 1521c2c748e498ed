import {expect, test} from '@playwright/test';
import hideableNavbarLoader from './hideable-navbar-loader.cjs';
import plainOrderLoader from './plain-order-loader.cjs';
import prefetchOnceLoader from './prefetch-once-loader.cjs';
import scrollPositionLoader from './scroll-position-loader.cjs';

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

test('a component that watches the scrolling does not ask for the position when it is drawn', () => {
  expect(scrollPositionLoader('const last = useRef(getScrollPosition());')).toBe(
    'const last = useRef(null);',
  );
});

test('files of another form stop the build', () => {
  expect(() => plainOrderLoader('deps.sort();')).toThrow('no longer has "deps.sort(');
  expect(() => hideableNavbarLoader('measure(node);')).toThrow(
    'no longer has "if (node !== null) {"',
  );
  expect(() => scrollPositionLoader('useRef(position);')).toThrow(
    'no longer has "useRef(getScrollPosition())"',
  );
  expect(() => prefetchOnceLoader('export const prefetch = 1;')).toThrow(
    'no longer has "export default function prefetch(url) {"',
  );
});
