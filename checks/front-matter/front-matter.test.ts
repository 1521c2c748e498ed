import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {expect, test} from '@playwright/test';
import {frontMatter} from './front-matter';
import {keysByFolder} from '../../plugins/content/front-matter/keys';

const page = (text: string, filePath = 'docs/a.mdx') => [{filePath, text: `---\n${text}\n---\n`}];

const faults: [text: string, line: number, problem: RegExp, mend: RegExp][] = [
  ['title: A\nsidebar_lable: B', 3, /"sidebar_lable" is not valid/, /mean sidebar_label\?/],
  ['title: 5', 2, /"title" has the wrong type/, /a text, in quotes/],
  ['draft: yes please', 2, /"draft" has the wrong type/, /true or false/],
  ['keywords: a', 2, /"keywords" has the wrong type/, /a list/],
  ['toc_max_heading_level: high', 2, /wrong type/, /a number/],
  ['title: A: B', 2, /./, /begin the page with a line of ---/],
  ['title: A\ntitle: B', 3, /unique/, /./],
  ['A title', 2, /the front matter has no keys/, /./],
];

for (const [text, line, problem, mend] of faults) {
  test(`${JSON.stringify(text)} is found with its line`, async () => {
    expect(await frontMatter(page(text))).toEqual([
      expect.objectContaining({
        filePath: 'docs/a.mdx',
        line,
        problem: expect.stringMatching(problem),
        mend: expect.stringMatching(mend),
      }),
    ]);
  });
}

test('a page without front matter is found', async () => {
  expect(await frontMatter([{filePath: 'docs/a.mdx', text: '# A\n'}])).toEqual([
    expect.objectContaining({line: 1, problem: 'there is no front matter'}),
  ]);
});

test('each folder has keys of its own', async () => {
  expect(await frontMatter(page('authors: [a]', 'blog/a.md'))).toEqual([]);
  expect(await frontMatter(page('authors: [a]'))).toHaveLength(1);
  expect(await frontMatter(page('date: 2026-01-31', 'blog/a.md'))).toEqual([]);
  expect(await frontMatter(page('date: soon', 'blog/a.md'))).toHaveLength(1);
});

test('Docusaurus knows every key that docs may have', () => {
  const {keys} = DocFrontMatterSchema.describe() as {keys: object};
  expect(Object.keys(keys)).toEqual(
    expect.arrayContaining(Object.keys(keysByFolder.docs).filter((key) => key !== 'mdx')),
  );
});
