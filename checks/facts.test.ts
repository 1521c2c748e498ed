import {expect, test} from '@playwright/test';
import {knownFacts} from './facts';
import {pageOf} from './pages/page-of';

test('every unknown fact is found with file, line, column and the nearest one', async () => {
  const text = 'The {{sdk.name}} and {{sdk.nmae}}\n{{skd.name}}';
  expect(await knownFacts([pageOf(text)])).toEqual([
    expect.objectContaining({
      filePath: 'docs/a.mdx',
      line: 4,
      column: 22,
      problem: 'unknown fact {{sdk.nmae}}',
      mend: expect.stringContaining('did you mean {{sdk.name}}?'),
    }),
    expect.objectContaining({line: 5, column: 1}),
  ]);
});

test('front matter, samples, authors and tags are checked; other files are not', async () => {
  const text = 'title: {{sdk.nmae}}';
  const found = async (filePath: string) => (await knownFacts([{filePath, text}])).length;
  expect(await found('samples/ios/a.swift')).toBe(1);
  expect(await found('blog/tags.yml')).toBe(1);
  expect(await found('README.md')).toBe(0);
  expect(await found('src/pages/a.tsx')).toBe(0);
});

test('a reference that is shown rather than used passes', async () => {
  expect(await knownFacts([pageOf('`\\{{sdk.nmae}}`')])).toEqual([]);
});
