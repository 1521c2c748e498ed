import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import lazyPages from '.';

test('a bundler that cannot compile a page later stops the preview in words', () => {
  const utils = {currentBundler: {name: 'webpack', instance: {}}};
  const plugin = lazyPages({generatedFilesDir: ''} as LoadContext);
  const configure = plugin?.configureWebpack as (...parameters: unknown[]) => unknown;
  expect(() => configure({}, false, utils)).toThrow('webpack has no lazyCompilationMiddleware');
});
