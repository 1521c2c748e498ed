import {expect, test} from '@playwright/test';
import {dataFiles} from './data-files';

const AUTHORS = 'blog/authors.yml';
const TAGS = 'blog/tags.yml';

const faults: [filePath: string, text: string, line: number, problem: RegExp][] = [
  [AUTHORS, 'a:\n  title: A', 1, /at least one of \[name, imageURL\]/],
  [AUTHORS, 'a:\n  name: A\n  titel: B', 3, /"titel" is not valid/],
  [AUTHORS, 'a:\n  name: 5', 2, /"name" has the wrong type/],
  [AUTHORS, 'a:\n  name: A\n  page: yes', 3, /"a\.page" must be one of/],
  [AUTHORS, 'a:\n  name: A\n  socials: me', 3, /"a\.socials" should be/],
  [AUTHORS, 'a:\n  name: A\n   title: B', 2, /a second key begins/],
  [AUTHORS, 'a:\n  image_url: /img/nobody.svg', 2, /there is no picture \/img\/nobody\.svg/],
  [AUTHORS, 'a: A', 1, /"a" should be an author object/],
  [TAGS, 'a:\n  lable: A', 2, /"lable" is not valid/],
  [TAGS, 'a:\n  label: 5', 2, /"label" has the wrong type/],
  [TAGS, 'a:\n  permalink: /a\nb:\n  permalink: /a', 3, /"a" has the same permalink, \/a/],
  [TAGS, '- a', 2, /there are no keys/],
  [TAGS, 'a: A', 1, /a tag consists of keys/],
];

for (const [filePath, text, line, problem] of faults) {
  test(`${JSON.stringify(text)} in ${filePath} is found with its line`, async () => {
    expect(await dataFiles([{filePath, text}])).toEqual([
      expect.objectContaining({filePath, line, problem: expect.stringMatching(problem)}),
    ]);
  });
}

test('authors and tags as Docusaurus documents them pass', async () => {
  const authors =
    'a:\n  name: A\n  url: https://a.example\n  page: true\n  socials:\n    github: a\nb:\n  image_url: /img/authors/docs-team.svg\n  page:\n    permalink: /b';
  const tags = 'a:\n  label: A\n  permalink: /a\n  description: The letter.\nb:\n';
  const files = [
    {filePath: AUTHORS, text: authors},
    {filePath: TAGS, text: tags},
  ];
  expect(await dataFiles(files)).toEqual([]);
});
