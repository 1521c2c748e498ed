import {expect, test} from '@playwright/test';
import path from 'node:path';
import {facts} from '../../../product';
import {windowsText} from '../../../tests/harness/windows-text';
import {parseFrontMatter} from '.';

/** Parses front matter with one key, as Docusaurus would. */
const parse = (file: string, line: string) => {
  const [key = '', value] = line.split(': ');
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {[key]: value}, content: ''});
  return parseFrontMatter({
    filePath: path.resolve(file),
    fileContent: `---\n${line}\n---\n`,
    defaultParseFrontMatter,
  });
};

test('a key that is valid in its folder passes', async () => {
  const {frontMatter} = await parse('docs/a.mdx', 'sidebar_label: A');
  expect(frontMatter).toEqual({sidebar_label: 'A', image: '/img/cards/docs/a.png'});
});

test('an unknown key stops the build with file, line and the nearest known one', async () => {
  await expect(parse('blog/a.md', 'descripton: A')).rejects.toThrow(
    'blog/a.md:2:1  the key "descripton" is not valid here — did you mean description?',
  );
});

test('a value that Docusaurus could not read stops the build with file, line and how to fix it', async () => {
  await expect(parse('docs/a.mdx', 'draft: often')).rejects.toThrow(
    'docs/a.mdx:2:1  "draft" must be a boolean — correct the value, or remove the key',
  );
});

for (const [what, fileContent, fault] of [
  [
    'a blank line above it',
    '\n---\ntitle: A\n---\n',
    ':1:1  there is no front matter in the first line',
  ],
  [
    'a comment above it',
    '{/* a */}\n---\ntitle: A\n---\n',
    ':1:1  there is no front matter in the',
  ],
  ['a space behind its dashes', '--- \ntitel: A\n--- \n', ':2:1  the key "titel" is not valid'],
  ['nothing in it', '---\n---\n\nText\n\n---\n', ':2:1  there are no keys'],
  [
    'a date that is none',
    '---\nlast_update:\n  date: 2024-02-30\n---\n',
    ':3:3  the value of "date" is no date',
  ],
] as const) {
  test(`front matter with ${what} stops the build`, {tag: '@15.1'}, async () => {
    const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {}, content: ''});
    await expect(
      parseFrontMatter({
        filePath: path.resolve('docs/a.mdx'),
        fileContent,
        defaultParseFrontMatter,
      }),
    ).rejects.toThrow(`docs/a.mdx${fault}`);
  });
}

test('facts are filled in where a space follows the dashes', async () => {
  const {frontMatter} = await parseFrontMatter({
    filePath: path.resolve('docs/a.mdx'),
    fileContent: '--- \ntitle: {{sdk.name}}\n---\n',
    defaultParseFrontMatter: ({fileContent}) =>
      Promise.resolve({frontMatter: {text: fileContent}, content: ''}),
  });
  expect(frontMatter.text).toContain(`title: ${facts.sdk.name}`);
});

test('a fault in a file saved by a Windows editor has the same place', async () => {
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {}, content: ''});
  const page = {
    filePath: path.resolve('docs/a.mdx'),
    fileContent: windowsText('---\ntitle: A\ndescripton: B\n---\n\nText\n'),
    defaultParseFrontMatter,
  };
  await expect(parseFrontMatter(page)).rejects.toThrow(
    'docs/a.mdx:3:1  the key "descripton" is not valid here',
  );
});

test('a key for another kind of page is not valid', async () => {
  await expect(parse('src/pages/a.md', 'authors: A')).rejects.toThrow('"authors" is not valid');
});

for (const [file, line] of [
  ['i18n/fr/docusaurus-plugin-content-docs/current/a.mdx', 'sidebar_lable: A'],
  ['i18n/fr/docusaurus-plugin-content-blog/a.md', 'sidebar_lable: A'],
  ['versioned_docs/version-1.0/a.mdx', 'authors: A'],
] as const) {
  test(`the keys of ${file} are those of its kind of page`, async () => {
    await expect(parse(file, line)).rejects.toThrow(`${file}:2:1  the key "${line.slice(0, -3)}"`);
  });
}

test('a page without front matter passes', async () => {
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {}, content: '# A'});
  const page = {filePath: path.resolve('docs/a.mdx'), fileContent: '# A', defaultParseFrontMatter};
  await expect(parseFrontMatter(page)).resolves.toBeTruthy();
});

test('a file that is not a page of the site passes', async () => {
  await expect(parse('tests/kitchen/a.md', 'anything: A')).resolves.toBeTruthy();
});

test('front matter is expanded before it is parsed, and the body is left alone', async () => {
  const {frontMatter} = await parseFrontMatter({
    filePath: path.resolve('docs/page.mdx'),
    fileContent: "---\ntitle: '{{sdk.name}}'\n---\n\n{{sdk.nmae}}\n",
    defaultParseFrontMatter: ({fileContent}) =>
      Promise.resolve({frontMatter: {text: fileContent}, content: ''}),
  });
  expect(frontMatter.text).toBe(`---\ntitle: '${facts.sdk.name}'\n---\n\n{{sdk.nmae}}\n`);
});
