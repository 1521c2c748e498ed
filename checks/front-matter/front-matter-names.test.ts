import {expect, test} from '@playwright/test';
import {frontMatterNames} from './front-matter-names';

const files = (filePath: string, text: string) => [
  {filePath: 'blog/authors.yml', text: 'docs-team:\n  name: A\n'},
  {filePath: 'blog/tags.yml', text: 'hello:\n  label: A\n'},
  {filePath: 'docs/iOS/using.mdx', text: '---\ntitle: A\n---\n'},
  {filePath, text: `---\ntitle: A\n${text}\n---\n`},
];

const faults: [filePath: string, text: string, problem: string, mend: RegExp][] = [
  ['blog/a.md', 'authors: [doc-team]', 'authors names "doc-team"', /mean "docs-team"\?/],
  ['blog/a.md', 'tags: [hello, helo]', 'tags names "helo"', /mean "hello"\?/],
  ['docs/a.mdx', 'pagination_next: iOS/usng', 'pagination_next names "iOS/usng"', /"iOS\/using"/],
  ['docs/a.mdx', 'pagination_prev: iOS/usng', 'pagination_prev names "iOS/usng"', /"iOS\/using"/],
  ['docs/a.mdx', 'displayed_sidebar: dcos', 'displayed_sidebar names "dcos"', /mean "docs"\?/],
];

for (const [filePath, text, problem, mend] of faults) {
  test(`${text} is found with its line and the nearest name`, async () => {
    expect(await frontMatterNames(files(filePath, text))).toEqual([
      expect.objectContaining({
        filePath,
        line: 3,
        problem: expect.stringContaining(problem),
        mend: expect.stringMatching(mend),
      }),
    ]);
  });
}

test('known names, and a link that is left out, pass', async () => {
  const text = 'authors: [docs-team]\ntags: [hello]\npagination_next: null';
  expect(await frontMatterNames(files('blog/a.md', text))).toEqual([]);
});
