import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {nameOf, originOf} from './source-of-page';

const file = 'tests/fixtures/broken-pages/broken.md';
const sources = new Map([['/a', path.resolve(file)]]);

test('a page is named by its source, and one without by its address', () => {
  expect(nameOf(sources, '/a')).toBe(file);
  expect(nameOf(sources, '/b')).toBe('the page /b');
});

test('a text comes from a line of the source of its page', () => {
  const origin = (address: string, text: string) => originOf(sources, '.', address, text);
  expect(origin('/a', '/Windows/install')).toBe(`${file}:7`);
  expect(origin('/a', 'from a component')).toBeUndefined();
  expect(origin('/b', '/Windows/install')).toBeUndefined();
});

test('a value of an author comes from a line of blog/authors.yml', ({}, testInfo) => {
  const siteDir = testInfo.outputPath();
  const authors = path.join(siteDir, 'blog/authors.yml');
  fs.mkdirSync(path.dirname(authors));
  fs.writeFileSync(authors, 'a:\n  name: A\n  image_url: https://cdn.test/a.png\n');
  const place = `${path.relative('.', authors)}:3`;
  for (const address of ['/a', '/b']) {
    expect(originOf(sources, siteDir, address, 'https://cdn.test/a.png')).toBe(place);
  }
  expect(originOf(sources, siteDir, '/b', 'https://cdn.test/')).toBeUndefined();
});
