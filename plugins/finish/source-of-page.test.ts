import {expect, test} from '@playwright/test';
import path from 'node:path';
import {placeOf} from './source-of-page';

test('a place is named by file and line of the source, else by the file, else by the page', () => {
  const file = 'tests/fixtures/broken-pages/broken.md';
  const sources = new Map([['/a', path.resolve(file)]]);
  expect(placeOf(sources, '/a', '/Windows/install')).toBe(`${file}:7`);
  expect(placeOf(sources, '/a', 'from a component')).toBe(file);
  expect(placeOf(sources, '/b', '/Windows/install')).toBe('the page /b');
});
