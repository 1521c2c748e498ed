import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import dataFiles from '.';

/** Starts the plugin on a site whose authors are these. */
function start(siteDir: string, authors: string) {
  fs.mkdirSync(path.join(siteDir, 'blog'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'blog/authors.yml'), authors);
  return dataFiles({siteDir} as LoadContext);
}

test('a mistake in the file of authors stops the build with file, line and how to fix it', ({}, testInfo) => {
  expect(() => start(testInfo.outputPath(), 'a:\n  name: A\n  titel: B\n')).toThrow(
    'blog/authors.yml:3:3  the key "titel" is not valid here — did you mean title?',
  );
});

test('authors as they should be pass, and so does a site without tags', ({}, testInfo) => {
  expect(start(testInfo.outputPath(), 'a:\n  name: A\n').name).toBe('data-files');
});
