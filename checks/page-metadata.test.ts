import {expect, test} from '@playwright/test';
import {facts} from '../product';
import {pageMetadata} from './page-metadata';

const page = (frontMatter: string, filePath = 'docs/a.mdx') => ({
  filePath,
  text: `---\n${frontMatter}\n---\n\ntitle: not this one\n`,
});
const description = (text: string) => `title: A\ndescription: ${text}`;
const fifty = 'x'.repeat(50);

test('a page with a title and a description of 50 to 160 characters passes', async () => {
  expect(await pageMetadata([page(description(fifty))])).toEqual([]);
  expect(await pageMetadata([page(description('x'.repeat(160)))])).toEqual([]);
});

for (const length of [49, 161]) {
  test(`a description of ${length} characters is found with file, line and length`, async () => {
    expect(await pageMetadata([page(description('x'.repeat(length)))])).toEqual([
      expect.objectContaining({
        filePath: 'docs/a.mdx',
        line: 3,
        problem: `the description has ${length} characters`,
      }),
    ]);
  });
}

test('a fact counts with the length of its value', async () => {
  const text = `${'x'.repeat(160 - facts.sdk.name.length)}{{sdk.name}}`;
  expect(await pageMetadata([page(description(text))])).toEqual([]);
  expect(await pageMetadata([page(description(`x${text}`))])).toHaveLength(1);
});

test('a missing title and a missing description are found', async () => {
  expect((await pageMetadata([page('slug: a')])).map(({problem}) => problem)).toEqual([
    'there is no title',
    'there is no description',
  ]);
});

test('the same title and the same description are found at their second use', async () => {
  const twins = [page(description(fifty)), page(description(fifty), 'blog/b/index.md')];
  expect(await pageMetadata(twins)).toEqual([
    expect.objectContaining({
      filePath: 'blog/b/index.md',
      line: 2,
      problem: 'docs/a.mdx:2 has the same title',
    }),
    expect.objectContaining({line: 3, problem: 'docs/a.mdx:3 has the same description'}),
  ]);
});

for (const filePath of ['blog/tags.yml', 'blog/authors.yml']) {
  test(`an entry of ${filePath} is found with its line`, async () => {
    const text = `# Comment\none:\n  description: ${fifty}\n\ntwo:\n  description: short\n\nthree:\n  page: true\n`;
    expect(await pageMetadata([{filePath, text}])).toEqual([
      expect.objectContaining({filePath, line: 6, problem: 'the description has 5 characters'}),
      expect.objectContaining({filePath, line: 8, problem: 'there is no description'}),
    ]);
  });
}

test('other files, and pages whose names begin with _, are left alone', async () => {
  const files = [page('a: b', 'README.md'), page('a: b', 'docs/_part.mdx')];
  expect(await pageMetadata(files)).toEqual([]);
});
