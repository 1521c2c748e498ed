import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import cacheVersion, {versionOf} from '.';

test('a cache of another form stops the build', () => {
  expect(versionOf({cache: {version: '1'}})).toBe('1');
  expect(() => versionOf({cache: {type: 'persistent'}})).toThrow('no longer has experiments.cache');
  expect(() => versionOf(undefined)).toThrow('no longer has experiments.cache');
});

test('builds with different folders of generated files share no cache', () => {
  const versionIn = (generatedFilesDir: string) => {
    const context = {generatedFilesDir, localizationDir: 'i18n/en'} as LoadContext;
    const config = {experiments: {cache: {version: '1'}}};
    const change = cacheVersion(context).configureWebpack as (before: object) => typeof config;
    return change(config).experiments.cache.version;
  };
  expect(versionIn('.docusaurus')).toBe(versionIn('.docusaurus'));
  expect(versionIn('.docusaurus')).not.toBe(versionIn('.other'));
});
