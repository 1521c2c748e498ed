import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {hashOfFiles} from './hash-of-files';

test('every edit changes the hash, and no edit leaves it the same; missing files are left out', ({}, testInfo) => {
  const [a, b] = [testInfo.outputPath('a'), testInfo.outputPath('b')];
  fs.mkdirSync(`${a}/inner`, {recursive: true});
  const file = `${a}.json`;
  const hashes = [hashOfFiles([a, b, file])];
  const after = (edit: () => void) => {
    edit();
    hashes.push(hashOfFiles([a, b, file]));
  };
  after(() => fs.writeFileSync(`${a}/inner/x.ts`, '1'));
  after(() => fs.writeFileSync(`${a}/inner/x.ts`, '2'));
  fs.mkdirSync(b);
  after(() => fs.writeFileSync(file, '{}'));
  after(() => fs.renameSync(`${a}/inner/x.ts`, `${b}/x.ts`));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOfFiles([a, b, file])).toBe(hashes.at(-1));
});
