import {expect, test} from '@playwright/test';
import path from 'node:path';
import {withKnownKeys} from '.';

/** Parses front matter with one key, as Docusaurus would. */
const parse = (file: string, line: string) => {
  const [key = '', value] = line.split(': ');
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {[key]: value}, content: ''});
  return withKnownKeys(defaultParseFrontMatter)({
    filePath: path.resolve(file),
    fileContent: `---\n${line}\n---\n`,
    defaultParseFrontMatter,
  });
};

test('a key that is valid in its folder passes', async () => {
  const {frontMatter} = await parse('docs/a.mdx', 'sidebar_label: A');
  expect(frontMatter).toEqual({sidebar_label: 'A'});
});

test('an unknown key stops the build with file, line and the nearest known one', async () => {
  await expect(parse('blog/a.md', 'descripton: A')).rejects.toThrow(
    'blog/a.md:2  the key "descripton" is not valid here — did you mean description?',
  );
});

test('a key for another kind of page is not valid', async () => {
  await expect(parse('src/pages/a.md', 'authors: A')).rejects.toThrow('"authors" is not valid');
});

test('a file that is not a page of the site passes', async () => {
  await expect(parse('tests/fixtures/a.md', 'anything: A')).resolves.toBeTruthy();
});
