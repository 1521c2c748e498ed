import {expect, test} from '@playwright/test';
import path from 'node:path';
import finish from '.';
import {faultLines} from './faults';

const file = 'tests/kitchen/pages/broken-links.md';
const sources = [
  {address: '/blog/one', source: path.resolve(file)},
  {address: '/other', source: path.resolve('tests/mistakes/pages/raw-links.mdx')},
];

for (const [what, text, addresses, place] of [
  [
    'in the preview of a post is reported where the post is written',
    '/Android/install#nowhere',
    ['/blog', '/blog/archive', '/blog/one'],
    `${file}:8`,
  ],
  ['on all pages is reported for one', 'from the navbar', ['/blog', '/blog/one', '/other'], file],
  [
    'on lists alone is reported for one of them',
    'from a list',
    ['/blog', '/blog/archive'],
    'the page /blog',
  ],
] as const) {
  test(`what is wrong ${what}`, {tag: '@15.1'}, () => {
    const faults = addresses.map((address) => ({address, text, problem: 'wrong', mend: 'mend it'}));
    expect(faultLines(faults, sources)).toEqual([`${place}  wrong — mend it`]);
  });
}

test('two readers with a text of the same name are refused', {tag: '@9.13'}, () => {
  const reader = {texts: {title: {message: 'A', description: 'B'}}, begin: () => ({})};
  const start = finish([reader, reader]) as (context: {baseUrl: string}) => unknown;
  expect(() => start({baseUrl: '/'})).toThrow('have a text called title — rename one');
});
