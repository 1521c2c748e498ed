import {expect, test} from '@playwright/test';
import {pageOf} from './page-of';
import {spelling} from './spelling';

test('a misspelt word is found with its file, line and column; code, facts, addresses and our own words pass', async () => {
  const pages = [
    pageOf('Colour and kerb, dialog, `unreachabel` {{unreachabel}}'),
    pageOf('One\nThe unreachabel', 'docs/b.mdx'),
    pageOf('[a](https://www.acme.com/unreachabel)\n\n```\nunreachabel\n```', 'docs/c.mdx'),
  ];
  expect(await spelling(pages)).toEqual([
    expect.objectContaining({
      filePath: 'docs/b.mdx',
      line: 5,
      column: 5,
      problem: '"unreachabel" is not in the dictionary',
      mend: expect.stringContaining('did you mean "unreachable"?'),
    }),
  ]);
});

test("the skill, our guides, a sample app's README and the names of tags are prose too", async () => {
  const paths = [
    'README.md',
    'blog/tags.yml',
    'deploy/README.md',
    'samples/ios/README.md',
    'site/agent-skill.md',
  ];
  const findings = await spelling(paths.map((filePath) => ({filePath, text: 'A unreachabel'})));
  expect(findings.map(({filePath, line, column}) => ({filePath, line, column}))).toEqual(
    paths.map((filePath) => ({filePath, line: 1, column: 3})),
  );
});

test('files without prose are left alone', async () => {
  expect(await spelling([{filePath: 'plugins/a.ts', text: 'unreachabel'}])).toEqual([]);
});
