import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {keptIn} from '../../lib/cache';
import {replaceFile} from '../../lib/files';
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
