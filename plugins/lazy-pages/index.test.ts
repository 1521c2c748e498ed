import {expect, test} from '@playwright/test';
import lazyPages from '.';
import withoutWeakIds from './registry-loader.cjs';

test('the registry names its pages without a reason to compile them', () => {
  expect(withoutWeakIds('[() => import("@site/a.md"), require.resolveWeak("@site/a.md")]')).toBe(
    '[() => import("@site/a.md"), "@site/a.md"]',
  );
});

test('a registry of another form stops the preview in words', () => {
  expect(() => withoutWeakIds('[() => import("@site/a.md")]')).toThrow(
    'registry.js has no require.resolveWeak',
  );
});

test('a bundler that cannot compile a page later stops the preview in words', () => {
  const utils = {currentBundler: {name: 'webpack', instance: {}}};
  const configure = lazyPages({generatedFilesDir: ''})?.configureWebpack as (
    ...parameters: unknown[]
  ) => unknown;
  expect(() => configure({}, false, utils)).toThrow('webpack has no lazyCompilationMiddleware');
});
