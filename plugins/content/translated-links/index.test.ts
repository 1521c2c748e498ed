import {expect, test} from '@playwright/test';
import path from 'node:path';
import translatedLinks, {findInOtherFolder} from '.';

const siteDir = path.resolve('/site');
const localizationDir = path.join(siteDir, 'i18n/fr');

const page = (source: string, permalink: string) => ({source: `@site/${source}`, permalink});

const posts = [
  page('i18n/fr/docusaurus-plugin-content-blog/welcome.md', '/fr/blog/welcome'),
  page('blog/later.md', '/fr/blog/later'),
];
const pages = [page('src/pages/about.md', '/fr/about')];
const version = {
  contentPath: path.join(siteDir, 'docs'),
  contentPathLocalized: path.join(localizationDir, 'docusaurus-plugin-content-docs/current'),
  docs: [
    page('i18n/fr/docusaurus-plugin-content-docs/current/iOS/using.mdx', '/fr/iOS/using'),
    page('docs/iOS/install.mdx', '/fr/iOS/install'),
  ],
};
const original = {...version, contentPathLocalized: undefined, docs: [page('docs/a.mdx', '/a')]};

type Loaded = Parameters<NonNullable<ReturnType<typeof translatedLinks>['allContentLoaded']>>[0];

const load = async (loadedVersion: object) =>
  translatedLinks({siteDir, localizationDir}).allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [loadedVersion]}},
      'docusaurus-plugin-content-blog': {
        default: {blogPosts: posts.map((metadata) => ({metadata}))},
      },
      'docusaurus-plugin-content-pages': {default: pages},
    },
  } as unknown as Loaded);

/** Where a link leads, and what is said of it. */
function follow(from: string, url: string): {address: string | undefined; said: string[]} {
  const said: string[] = [];
  const warn = console.warn;
  console.warn = (text: string) => said.push(text);
  const position = {start: {line: 3, column: 7}, end: {line: 3, column: 20}};
  const address = findInOtherFolder({
    sourceFilePath: path.join(siteDir, from),
    url,
    node: {type: 'link', url, children: [], position},
  });
  console.warn = warn;
  return {address: address ?? undefined, said};
}

for (const [from, url, address] of [
  [
    'i18n/fr/docusaurus-plugin-content-docs/current/iOS/using.mdx',
    './install.mdx?a=b#c',
    '/fr/iOS/install?a=b#c',
  ],
  ['docs/iOS/install.mdx', './using.mdx', '/fr/iOS/using'],
  ['docs/iOS/install.mdx', '@site/docs/iOS/using.mdx', '/fr/iOS/using'],
  ['i18n/fr/docusaurus-plugin-content-blog/welcome.md', './later.md', '/fr/blog/later'],
  ['blog/later.md', './welcome.md', '/fr/blog/welcome'],
  ['i18n/fr/docusaurus-plugin-content-pages/help.md', './about.md', '/fr/about'],
] as const) {
  test(`${url} in ${from} leads to ${address}`, async () => {
    await load(version);
    expect(follow(from, url)).toEqual({address, said: []});
  });
}

test('a link to a file that is no page of its kind is a warning with file, line and fix', async () => {
  await load(version);
  for (const url of ['../docs/iOS/install.mdx', './latr.md', './50%.md']) {
    const {address, said} = follow('blog/later.md', url);
    expect(address).toBeUndefined();
    expect(said).toEqual([
      expect.stringContaining(
        `blog/later.md:3:7  the link ${url} leads to no page — did you mean ./`,
      ),
    ]);
  }
});

test('a site without translations warns as well', async () => {
  await load(original);
  expect(follow('docs/a.mdx', './b.mdx').said).toEqual([
    expect.stringContaining('docs/a.mdx:3:7  the link ./b.mdx leads to no page'),
  ]);
});
