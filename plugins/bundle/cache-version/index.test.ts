import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {versionOf} from '.';
import {hashOfFolders} from './hash-of-folders';

test('every edit in a folder gives another hash, and none the same; a folder may be missing', ({}, testInfo) => {
  const [a, b] = [testInfo.outputPath('a'), testInfo.outputPath('b')];
  fs.mkdirSync(`${a}/inner`, {recursive: true});
  const hashes = [hashOfFolders([a, b])];
  const after = (edit: () => void) => {
    edit();
    hashes.push(hashOfFolders([a, b]));
  };
  after(() => fs.writeFileSync(`${a}/inner/x.ts`, '1'));
  after(() => fs.writeFileSync(`${a}/inner/x.ts`, '2'));
  fs.mkdirSync(b);
  after(() => fs.renameSync(`${a}/inner/x.ts`, `${b}/x.ts`));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOfFolders([a, b])).toBe(hashes.at(-1));
});

test('a cache of another form stops the build', () => {
  expect(versionOf({cache: {version: '1'}})).toBe('1');
  expect(() => versionOf({cache: {type: 'persistent'}})).toThrow('no longer has experiments.cache');
  expect(() => versionOf(undefined)).toThrow('no longer has experiments.cache');
});
