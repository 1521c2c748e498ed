import {expect, test} from '@playwright/test';
import path from 'node:path';
import {faultLines} from './fault-lines';

const file = 'tests/fixtures/broken-pages/broken.md';
const sources = new Map([
  ['/blog/one', path.resolve(file)],
  ['/other', path.resolve('tests/fixtures/raw-links/raw-links.mdx')],
]);

const linesOf = (text: string, addresses: readonly string[]) =>
  faultLines(
    addresses.map((address) => ({address, text, problem: `${text} is wrong`, mend: 'mend it'})),
    sources,
    '.',
  );

test('what is wrong in the preview of a post is reported where the post is written', () => {
  expect(linesOf('/Windows/install', ['/blog', '/blog/archive', '/blog/one'])).toEqual([
    `${file}:7  /Windows/install is wrong — mend it`,
  ]);
});

test('what a component has on pages that are written in a file each is reported for each', () => {
  expect(linesOf('from a component', ['/blog/one', '/other'])).toEqual([
    `${file}  from a component is wrong — mend it`,
    'tests/fixtures/raw-links/raw-links.mdx  from a component is wrong — mend it',
  ]);
});

test('what is wrong on all pages is reported for one', () => {
  expect(linesOf('from the navbar', ['/blog', '/blog/one', '/other'])).toEqual([
    `${file}  from the navbar is wrong — mend it`,
  ]);
});

test('what only lists have is reported for one of them', () => {
  expect(linesOf('from a list', ['/blog', '/blog/archive'])).toEqual([
    'the page /blog  from a list is wrong — mend it',
  ]);
});
