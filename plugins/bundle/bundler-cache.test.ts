import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {keptIn} from '../../lib/cache';
import {replaceFile} from '../../lib/files';
import bundlerCache from './bundler-cache';

test(
  'a folder in which a file is not as the last command has left it is removed',
  {tag: '@16.2'},
  () => {
    const folder = keptIn(`bundler/${process.env.NODE_ENV}-cut`);
    const file = path.join(folder, 'modules/a');
    replaceFile(file, 'whole');
    bundlerCache({
      ...{generatedFilesDir: '.docusaurus', siteDir: '.', i18n: {currentLocale: 'cut'}},
      siteConfig: {staticDirectories: []},
    } as unknown as LoadContext);
    expect(fs.existsSync(file)).toBe(false);
  },
);
