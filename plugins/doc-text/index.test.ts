import {Globby} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {useEnvironment} from '../../tests/harness/environment';
import {windowsText} from '../../tests/harness/windows-text';
import {registryWithTexts} from '../patches/registry-with-texts';
import docText, {readDocs} from '.';
import {PLAIN_MODULES, readDoc} from './read-doc';

useEnvironment({NODE_ENV: 'production'});

for (const text of [
  'Text\n\n<Converter from="km" />\n',
  '<Tabs.Other />',
  "import Hero from './hero';\n\n<Hero />",
  'export const Hero = () => <b>{Date.now()}</b>;\n\n<Hero />',
  "import Part from './_part.mdx';\n\n<Part />",
  '<TabItem {...props} />',
  '<head>\n<meta name="robots" content="noarchive" />\n</head>',
  '<button onclick="go()">Go</button>',
  '---\nimage: ./picture.png\n---\n',
  '```tsx\n<Tabs />\n```\n\n<Converter />\n\n```sh\nls\n```',
  '<b',
]) {
  test(`it is not plain: ${text}`, () => {
    expect(readDoc(text).obstacle).toBeDefined();
    expect(readDoc(windowsText(text)).obstacle).toBeDefined();
  });
}

test('the reason why a doc is not plain comes with its line', () => {
  expect(readDoc('Text\n\n<Converter from="km" />\n').obstacle).toEqual({
    line: 3,
    problem: '<Converter> is more than HTML',
  });
});

test('a doc with pictures and files of the site is compiled for the browser, to publish them', () => {
  for (const text of [
    '![A](./dot.png)',
    '![A](/img/authors/docs-team.svg)',
    '![A][a]\n\n[a]: ./dot.png',
    '<img src="./dot.png" alt="A" />',
    '[The picture](@site/static/form.pdf?raw#top)',
  ]) {
    expect(readDoc(text).hasFiles, text).toBe(true);
  }
  for (const text of [
    '[A](./forms.mdx#b) and [b](/b#c.d), [d](#d.e), [e](/e.md), `![](./dot.png)`',
    '[c](https://a.example/b.zip), ![d](https://a.example/d.png)',
  ]) {
    expect(readDoc(text).hasFiles, text).toBe(false);
  }
});

test(
  'the file with a text has another name once a picture changes, wherever it is',
  {tag: '@16.4'},
  async ({}, testInfo) => {
    const siteDir = testInfo.outputPath();
    replaceFile(path.join(siteDir, 'docs/a.mdx'), '![A](@site/blog/a.png)\n');
    const docs = [{source: '@site/docs/a.mdx', permalink: '/a'}];
    const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
    const addresses = new Set();
    for (const picture of ['one', 'another', 'another']) {
      replaceFile(path.join(siteDir, 'blog/a.png'), picture);
      const {allContentLoaded} = docText({
        ...{baseUrl: '/', siteDir, generatedFilesDir: siteDir},
        ...{i18n: {currentLocale: 'en'}, siteConfig: {staticDirectories: []}},
      } as unknown as LoadContext);
      await allContentLoaded?.({allContent} as never);
      addresses.add(readDocs(siteDir)[0]?.address);
    }
    expect(addresses.size).toBe(2);
  },
);

test('components that are said to draw HTML alone have neither state nor handlers', () => {
  const folders = [...PLAIN_MODULES, '@site/src/theme/Tabs'];
  for (const folder of folders.map((module) => module.replace('@site/', ''))) {
    // What is in a folder inside is only loaded on demand.
    const files = Globby.sync(`${folder}/*.tsx`);
    expect(files).toContain(`${folder}/index.tsx`);
    for (const file of files) {
      const source = fs.readFileSync(file, 'utf8');
      expect(
        source.match(/\buse(?:State|Reducer|Effect|LayoutEffect|Ref)\b|\bon[A-Z]\w*=/),
      ).toBeNull();
    }
  }
});

test('a registry of modules without a doc, or with an entry of another form, stops the build', () => {
  const [plain, drawn] = ['@site/docs/with space & 漢字.mdx', '@site/docs/drawn.mdx'];
  const docs = [
    {source: plain, permalink: '/a', address: '/assets/text/a.json'},
    {source: drawn, permalink: '/b'},
  ];
  const entry = `  "1a": [() => import(/* webpackChunkName: "1a" */ "${plain}"), "${plain}", require.resolveWeak("${plain}")],`;
  for (const other of ['', `\n  "2b": ["${drawn}"],`]) {
    expect(() => registryWithTexts(entry + other, docs)).toThrow(
      /does not name @site\/docs\/drawn\.mdx as it did — read/,
    );
  }
});
