import {expect, test} from '@playwright/test';
import lazyPages from '.';

test('a bundler that cannot compile a page later stops the preview in words', () => {
  const utils = {currentBundler: {name: 'webpack', instance: {}}};
  const configure = lazyPages()?.configureWebpack as (...parameters: unknown[]) => unknown;
  expect(() => configure({}, false, utils)).toThrow('webpack has no lazyCompilationMiddleware');
});
