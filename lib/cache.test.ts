import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {useEnvironment} from '../tests/harness/environment';
import {readKept, writeKept} from './cache';

useEnvironment({DOCUSAURUS_NO_PERSISTENT_CACHE: undefined});

test('what is kept is given as it was, and not at all if it was cut', {tag: '@16.2'}, () => {
  const file = test.info().outputPath('folder/kept');
  const value = {png: Buffer.of(1, 2), missing: undefined, of: new Map([['a', [1]]])};
  expect(readKept(file)).toBeUndefined();
  writeKept(file, value);
  expect(readKept(file)).toEqual(value);
  for (let size = fs.statSync(file).size - 1; size >= 0; size--) {
    fs.truncateSync(file, size);
    expect(readKept(file)).toBeUndefined();
  }
});
