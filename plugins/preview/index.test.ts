import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import pageSources from './page-sources-loader.cjs';

test('the bundler is told of each sample that a page quotes, and the page stays as it is', () => {
  const page =
    '```kt sample="ios/Courier/Deliveries.swift#start"\n```\n\n```swift sample="ios/Podfile"\n```';
  const told: string[] = [];
  const context = {
    addDependency: (filePath: string) => told.push(filePath),
    getOptions: () => ({version: 'version.txt'}),
  };
  expect(pageSources.call(context, page)).toBe(page);
  const [version, ...samples] = told;
  expect(version).toBe('version.txt');
  expect(samples).toHaveLength(2);
  expect(samples.filter((filePath) => !fs.existsSync(filePath))).toEqual([]);
});
