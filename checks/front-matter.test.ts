import {expect, test} from '@playwright/test';
import {frontMatter} from './front-matter';

const page = (text: string, filePath = 'docs/a.mdx') => [{filePath, text: `---\n${text}\n---\n`}];

const faults: [text: string, line: number, problem: RegExp, mend: RegExp][] = [
  ['title: A\nsidebar_lable: B', 3, /"sidebar_lable" is not valid/, /mean sidebar_label\?/],
  ['draft: yes please', 2, /"draft" must be a boolean/, /correct the value/],
  ['keywords: a', 2, /"keywords" must be an array/, /correct the value/],
  ['toc_max_heading_level: high', 2, /must be a number/, /correct the value/],
  ['title: A: B', 2, /a second key begins within a value/, /in quotes/],
  ['title: *A* b', 2, /Unexpected scalar/, /in quotes/],
  ['title: *A', 2, /an asterisk/, /in quotes/],
  ['title: !A b', 2, /Unresolved tag/, /in quotes/],
  ['title: `A` b', 2, /reserved character `/, /in quotes/],
  ['title: "A\ndescription: B', 3, /Missing closing "quote/, /close the quotes/],
  ['title:A\nslug: b', 2, /neither a key nor a value/, /a space after the colon/],
  ['title: A\nkeywords:\n\t- b', 4, /Tabs are not allowed/, /spaces/],
  ['title: A\ntitle: B', 3, /unique/, /keep one/],
  ['A title', 2, /there are no keys/, /key: value/],
  ['title:', 2, /"title" must be a string/, /./],
  ['title: A\ntoc_min_heading_level: 7', 3, /less than or equal to 6/, /./],
  ['title: A\nlast_update: soon', 3, /valid last update/, /./],
  ['draft: true\nunlisted: true', 2, /draft and unlisted at the same time/, /./],
];

for (const [text, line, problem, mend] of faults) {
  test(`${JSON.stringify(text)} is found with its line`, {tag: '@15.1'}, async () => {
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

test('all faults are found at once', async () => {
  const found = await frontMatter(page('titel: A\ndraft: often\nslug: {{sdk.nmae}}'));
  expect(found.map(({line}) => line).sort()).toEqual([2, 3, 4]);
});

test('each folder has keys of its own', async () => {
  expect(await frontMatter(page('authors: [a]', 'blog/a.md'))).toEqual([]);
  expect(await frontMatter(page('authors: [a]'))).toHaveLength(1);
  expect(await frontMatter(page('date: 2026-01-31', 'blog/a.md'))).toEqual([]);
  for (const date of ['soon', '2026-13-01', '2026-02-30', '1.2.2026']) {
    expect(await frontMatter(page(`date: ${date}`, 'blog/a.md')), date).toHaveLength(1);
  }
});
