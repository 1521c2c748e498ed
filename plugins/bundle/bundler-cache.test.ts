import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {keptIn} from '../../lib/cache';
import bundlerCache from './bundler-cache';

const context = (generatedFilesDir: string, currentLocale = 'test') =>
  ({
    ...{generatedFilesDir, siteDir: '.', i18n: {currentLocale}},
    siteConfig: {staticDirectories: []},
  }) as unknown as LoadContext;

function versionIn(folder: string, cache: object = {version: '1'}): string {
  const change = bundlerCache(context(folder)).configureWebpack as unknown as (before: object) => {
    experiments: {cache: {version: string}};
  };
  return change({experiments: {cache}}).experiments.cache.version;
}

test('a cache of another form stops the build', () => {
  expect(() => versionIn('.docusaurus', {type: 'persistent'})).toThrow(
    'no longer has experiments.cache',
  );
});

test('builds with different folders of generated files share no cache', () => {
  expect(versionIn('.docusaurus')).toBe(versionIn('.docusaurus'));
  expect(versionIn('.docusaurus')).not.toBe(versionIn('.other'));
});

test(
  'a folder in which a file is not as the last command has left it is removed',
  {tag: '@16.2'},
  () => {
    const folder = keptIn(`bundler/${process.env.NODE_ENV}-cut`);
    const file = path.join(folder, 'modules/a');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, 'whole');
    bundlerCache(context('.docusaurus', 'cut'));
    expect(fs.existsSync(file)).toBe(false);
  },
);
