import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import quotedSamples from './quoted-samples-loader.cjs';

test('the preview is told of each sample that a page quotes, and the page stays as it is', () => {
  const page =
    '```kt sample="ios/Courier/Deliveries.swift#start"\n```\n\n```swift sample="ios/Podfile"\n```';
  const told: string[] = [];
  const context = {addDependency: (filePath: string) => told.push(filePath)};
  expect(quotedSamples.call(context, page)).toBe(page);
  expect(told).toHaveLength(2);
  expect(told.filter((filePath) => !fs.existsSync(filePath))).toEqual([]);
});
