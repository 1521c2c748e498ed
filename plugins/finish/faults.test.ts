import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {faultLines} from './faults';

const file = 'tests/kitchen/pages/broken-links.md';
const sources = [
  {address: '/blog/one', source: path.resolve(file)},
  {address: '/other', source: path.resolve('tests/mistakes/pages/raw-links.mdx')},
];

const linesOf = (text: string, addresses: readonly string[], siteDir = '.') =>
  faultLines(
    addresses.map((address) => ({address, text, problem: `${text} is wrong`, mend: 'mend it'})),
    sources,
    siteDir,
  );

test('what is wrong in the preview of a post is reported where the post is written', () => {
  expect(linesOf('/Android/install#nowhere', ['/blog', '/blog/archive', '/blog/one'])).toEqual([
    `${file}:8  /Android/install#nowhere is wrong — mend it`,
  ]);
});

test('what a component has on pages that are written in a file each is reported for each', () => {
  expect(linesOf('from a component', ['/blog/one', '/other'])).toEqual([
    `${file}  from a component is wrong — mend it`,
    'tests/mistakes/pages/raw-links.mdx  from a component is wrong — mend it',
  ]);
});

test('what is wrong on all pages is reported for one', {tag: '@15.1'}, () => {
  expect(linesOf('from the navbar', ['/blog', '/blog/one', '/other'])).toEqual([
    `${file}  from the navbar is wrong — mend it`,
  ]);
});

test('what only lists have is reported for one of them', {tag: '@15.1'}, () => {
  expect(linesOf('from a list', ['/blog', '/blog/archive'])).toEqual([
    'the page /blog  from a list is wrong — mend it',
  ]);
});

test("what a value of an author has is reported in the authors' file", ({}, testInfo) => {
  const siteDir = testInfo.outputPath();
  const authors = path.join(siteDir, 'blog/authors.yml');
  fs.mkdirSync(path.dirname(authors));
  fs.writeFileSync(authors, 'a:\n  name: A\n  image_url: https://cdn.test/a.png\n');
  expect(linesOf('https://cdn.test/a.png', ['/blog/one', '/blog'], siteDir)).toEqual([
    `${path.relative('.', authors)}:3  https://cdn.test/a.png is wrong — mend it`,
  ]);
  expect(linesOf('https://cdn.test/', ['/blog'], siteDir)).toEqual([
    'the page /blog  https://cdn.test/ is wrong — mend it',
  ]);
});
