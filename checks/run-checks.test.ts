import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {useEnvironment} from '../tests/harness/environment';
import {windowsText} from '../tests/harness/windows-text';
import {sourceOf} from '../tests/harness/source-of';
import {keptFindings, readRequest, runChecks} from './run-checks';
import {readSourceFiles} from './source-files';

useEnvironment({DOCUSAURUS_NO_PERSISTENT_CACHE: undefined});

const everything = {names: [], paths: []};
const first = sourceOf('## One\n\nJust deliverry\n\n# Two', 'docs/a.mdx');
const second = sourceOf('Just one', 'docs/b.mdx');
const places = async (request: {names: string[]; paths: string[]}) =>
  (await runChecks([second, first], request)).map(({filePath, line}) => `${filePath}:${line}`);

test('findings are listed file by file, from the top, of the checks and files that are named', async () => {
  const names = ['terms', 'headings'];
  expect(await places({names, paths: []})).toEqual([
    'docs/a.mdx:6',
    'docs/a.mdx:8',
    'docs/b.mdx:4',
  ]);
  expect(await places({names, paths: ['docs/b.mdx']})).toEqual(['docs/b.mdx:4']);
  expect(await places({names: ['headings'], paths: []})).toEqual(['docs/a.mdx:8']);
});

test('what a check finds in a file that it reads itself is reported, unless files are named', async () => {
  const sample = {filePath: 'samples/android/A.kt', text: ''};
  const found = async (paths: string[]) =>
    (await runChecks([sample], {names: ['sample-symbols'], paths})).map(({filePath}) => filePath);
  expect(new Set(await found([]))).toEqual(new Set(['product/contract/index.ts']));
  expect(await found([sample.filePath])).toEqual([]);
});

test('where Git has left a conflict, or a text is UTF-16, nothing else is checked, which the finding says', async () => {
  for (const [text, mend] of [
    ['<<<<<<< HEAD', 'resolve the conflict'],
    ['A\0', 'save it as UTF-8'],
  ] as const) {
    expect(await runChecks([first, sourceOf(text, 'docs/c.mdx')], everything)).toEqual([
      expect.objectContaining({
        filePath: 'docs/c.mdx',
        mend: expect.stringMatching(`^${mend}.*; until then, nothing else is checked$`),
      }),
    ]);
  }
});

test(
  'a text in UTF-16 is a text, and so is any page, unlike a picture; one of a Windows editor is read as any other',
  {tag: '@15.1'},
  ({}, testInfo) => {
    const root = testInfo.outputPath('files');
    fs.mkdirSync(root);
    fs.writeFileSync(path.join(root, 'a.yml'), Buffer.from('\ufeffa: b\r\n', 'utf16le'));
    fs.writeFileSync(path.join(root, 'a.txt'), 'a\nb\0\n\0');
    fs.writeFileSync(path.join(root, 'a.png'), '\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
    fs.writeFileSync(path.join(root, 'b.png'), '\0');
    fs.writeFileSync(path.join(root, 'a.md'), 'a\0\x07');
    fs.writeFileSync(path.join(root, 'b.md'), windowsText('a\nb\n'));
    const files = readSourceFiles(root);
    expect(files.map(({filePath}) => filePath)).toEqual(['a.md', 'a.txt', 'a.yml', 'b.md']);
    expect(files.at(-1)?.text).toBe('a\nb\n');
  },
);

test('of a page that cannot be read, only that is reported, and the others are checked and compared', async () => {
  const found = await runChecks(
    [sourceOf('Just text', 'docs/a.mdx'), sourceOf('Just {a', 'docs/b.mdx')],
    {names: ['page-rules', 'terms', 'page-metadata'], paths: []},
  );
  expect(found.map(({filePath, line, problem}) => [filePath, line, problem])).toEqual([
    ['docs/a.mdx', 1, 'there is no description'],
    ['docs/a.mdx', 4, '"Just" is not our wording'],
    ['docs/b.mdx', 1, 'there is no description'],
    ['docs/b.mdx', 2, 'docs/a.mdx:2 has the same title'],
    ['docs/b.mdx', 4, expect.stringContaining('expression')],
  ]);
});

/** In the order in which findings are listed. */
const elsewhere = [
  'docs/_parts/part.md',
  'docs/iOS/_part.mdx',
  'community_versioned_docs/version-1.0/a.mdx',
  'i18n/fr/docusaurus-plugin-content-blog/2026-01-31-one.md',
  'i18n/fr/docusaurus-plugin-content-docs-community/current/a.mdx',
  'i18n/fr/docusaurus-plugin-content-docs/current/iOS/using.mdx',
  'i18n/fr/docusaurus-plugin-content-pages/page.md',
  'versioned_docs/version-1.0/iOS/using.mdx',
];

test('parts, translations and versions are read with the rules of pages', async () => {
  const files = elsewhere.map((filePath) => sourceOf('{{sdk.nmae}}', filePath));
  const findings = await runChecks(files, {names: ['page-rules'], paths: []});
  const fault = {line: 4, problem: 'unknown fact {{sdk.nmae}}'};
  expect(findings).toMatchObject(elsewhere.map((filePath) => ({filePath, ...fault})));
});

test('words name checks, files and folders; an unknown one suggests what is near', () => {
  const files = [first, second, sourceOf('', 'blog/c.md')];
  expect(readRequest(['terms', 'docs/a.mdx'], files)).toEqual({
    names: ['terms'],
    paths: ['docs/a.mdx'],
  });
  expect(readRequest(['docs'], files).paths).toEqual(['docs/a.mdx', 'docs/b.mdx']);
  expect(() => readRequest(['docs/a.md'], files)).toThrow(
    /docs\/a\.md — did you mean docs\/a\.mdx\?$/,
  );
  expect(() => readRequest(['parking'], files)).toThrow(
    /parking — correct its spelling \(the checks/,
  );
});

test(
  'findings about other files are kept after an edit to a page, but not to a part of pages',
  {tag: '@16.2'},
  () => {
    const store = test.info().outputPath('kept');
    const findingsWith = (filePath: string, text: string) =>
      keptFindings([sourceOf(text, filePath)], store);
    for (const [filePath, isKept] of [
      ['docs/a.mdx', true],
      ['README.md', true],
      ['docs/_part.mdx', false],
      ['docs/_parts/a.mdx', false],
      ['lib/a.ts', false],
    ] as const) {
      const {kept, save} = findingsWith(filePath, 'One');
      kept.set('a', []);
      save();
      expect(findingsWith(filePath, 'Two').kept.has('a'), filePath).toBe(isKept);
    }
  },
);
