import {expect, test} from '@playwright/test';
import type {LoadContext, Plugin} from '@docusaurus/types';
import cacheVersion from './cache-version';

type Loaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

const context = (generatedFilesDir: string) =>
  ({generatedFilesDir, siteDir: '.', localizationDir: 'i18n/en'}) as LoadContext;

function versionOfPlugin(plugin: Plugin, cache: object = {version: '1'}): string {
  const change = plugin.configureWebpack as (before: object) => {
    experiments: {cache: {version: string}};
  };
  return change({experiments: {cache}}).experiments.cache.version;
}

test('a cache of another form stops the build', () => {
  const plugin = cacheVersion(context('.docusaurus'));
  expect(() => versionOfPlugin(plugin, {type: 'persistent'})).toThrow(
    'no longer has experiments.cache',
  );
});

test('builds with different folders of generated files share no cache', () => {
  const versionIn = (folder: string) => versionOfPlugin(cacheVersion(context(folder)));
  expect(versionIn('.docusaurus')).toBe(versionIn('.docusaurus'));
  expect(versionIn('.docusaurus')).not.toBe(versionIn('.other'));
});

test('a page at another address, to which others link, discards the cache', async () => {
  const versionWith = async (permalink: string) => {
    const plugin = cacheVersion(context('.docusaurus'));
    const pages = [{source: '@site/src/pages/a.md', permalink}];
    const allContent = {'docusaurus-plugin-content-pages': {default: pages}};
    await plugin.allContentLoaded?.({allContent} as unknown as Loaded);
    return versionOfPlugin(plugin);
  };
  expect(await versionWith('/a')).toBe(await versionWith('/a'));
  expect(await versionWith('/a')).not.toBe(await versionWith('/b'));
});
