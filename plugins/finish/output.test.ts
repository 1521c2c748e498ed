import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import path from 'node:path';
import {filesIn, PUBLISHED, replaceFile} from '../../lib/files';
import {publishedEarly, type Output} from './output';

test(
  'what is published before the bundler runs is what the outputs give now, and no longer what they gave',
  {tag: '@16.2'},
  async ({}, testInfo) => {
    const siteDir = testInfo.outputPath();
    for (const name of ['old.txt', 'new.txt']) {
      const output: Output = {
        publish({outDir}) {
          replaceFile(path.join(outDir, name), '');
          return Promise.resolve();
        },
      };
      await publishedEarly([output])({siteDir} as LoadContext).loadContent?.();
    }
    expect(filesIn(path.join(siteDir, PUBLISHED))).toEqual(['new.txt']);
  },
);
