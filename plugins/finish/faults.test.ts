import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import path from 'node:path';
import finish from '.';
import {faultLines} from './faults';

const file = 'tests/kitchen/pages/broken-links.md';
const forms = 'tests/kitchen/docs/forms';
const sources = [
  {address: '/blog/one', source: path.resolve(file)},
  {address: '/forms', source: path.resolve(forms, 'documented.mdx')},
  {address: '/other', source: path.resolve('tests/mistakes/pages/raw-links.mdx')},
];

for (const [what, text, addresses, place] of [
  [
    'in the preview of a post is reported where the post is written',
    '/Android/install#nowhere',
    ['/blog', '/blog/archive', '/blog/one'],
    `${file}:8`,
  ],
  [
    'behind the path of a file is reported where it is written',
    '/blog/nowhere',
    ['/blog/one'],
    `${file}:8`,
  ],
  ['in a definition is reported where that is written', '/blog/gone', ['/blog/one'], `${file}:10`],
  ['in a part of a page is reported there', 'A part says', ['/forms'], `${forms}/_part.mdx:3`],
  ['with a pattern is reported in its line', /^A part/, ['/forms'], `${forms}/_part.mdx:3`],
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

for (const [option, config] of Object.entries({
  'themeConfig.algolia': {themeConfig: {algolia: {}}, markdown: {}},
  'markdown.mermaid': {themeConfig: {}, markdown: {mermaid: true}},
})) {
  test(
    `${option}, which needs what the policy forbids, is refused in one line`,
    {tag: ['@13.3', '@15.8']},
    () => {
      const context = {baseUrl: '/', siteConfig: config} as unknown as LoadContext;
      expect(() => finish([], [])(context)).toThrow(
        new RegExp(`forbids what ${option} needs — see .+$`),
      );
    },
  );
}
