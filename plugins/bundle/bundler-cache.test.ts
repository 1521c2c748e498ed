import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {keptIn} from '../../lib/cache';
import {replaceFile} from '../../lib/files';
import {KEPT_HASH} from '../../lib/site-hash';
import {useEnvironment} from '../../tests/harness/environment';
import bundlerCache from './bundler-cache';

useEnvironment({NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: undefined});

test(
  'the modules of a command are removed if a file is not as it has left it, or if somebody has edited a page meanwhile',
  {tag: '@16.2'},
  ({}, testInfo) => {
    const siteDir = testInfo.outputPath('site');
    const currentLocale = `cut-${testInfo.workerIndex}`;
    const folder = keptIn(`bundler/.docusaurus/production-${currentLocale}`);
    const [file, page] = [path.join(folder, 'modules/a'), path.join(siteDir, 'docs/a.md')];
    /** What a command does that ends at once: whether it finds the modules, and leaves them. */
    const run = (meanwhile = () => {}) => {
      replaceFile(page, 'One');
      bundlerCache({
        ...{generatedFilesDir: path.join(siteDir, '.docusaurus'), siteDir},
        ...{i18n: {currentLocale}, siteConfig: {staticDirectories: []}},
      } as unknown as LoadContext);
      const isFound = fs.existsSync(file);
      replaceFile(file, 'whole');
      meanwhile();
      const end = process.listeners('exit').at(-1);
      end?.(0);
      process.off('exit', end ?? (() => {}));
      return isFound;
    };
    run();
    expect(run()).toBe(true);
    replaceFile(file, 'cut');
    expect(run(() => replaceFile(page, 'Two'))).toBe(false);
    expect(run()).toBe(false);
  },
);

test(
  'modules are kept for one edition of the site, apart from those of commands that run at the same time',
  {tag: '@16.2'},
  () => {
    const folders = ['.docusaurus', '.docusaurus/preview'].map((generatedFilesDir) => {
      const plugin = bundlerCache({
        ...{generatedFilesDir, siteDir: '.', i18n: {currentLocale: 'none'}, siteConfig: {}},
      } as unknown as LoadContext);
      const [end] = process.listeners('exit').slice(-1);
      process.off('exit', end ?? (() => {}));
      const config: unknown = {experiments: {cache: {version: '1'}}};
      const made = plugin.configureWebpack?.(config as never, false, {} as never, undefined);
      return /"directory":"(.*?)"/.exec(JSON.stringify(made))?.[1];
    });
    expect(new Set(folders).size).toBe(2);
    expect(folders[0]).toContain(KEPT_HASH);
  },
);
