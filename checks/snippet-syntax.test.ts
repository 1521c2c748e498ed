import {expect, test} from '@playwright/test';
import {snippetSyntax} from './snippet-syntax';

const page = (text: string, filePath = 'docs/a.mdx') => [{filePath, text}];
const fence = (lang: string, code: string) => `Text\n\n\`\`\`${lang}\n${code}\n\`\`\`\n`;

const broken: [string, string][] = [
  ['kotlin', 'val a = (1'],
  ['swift', 'let a = (1'],
  ['dart', 'var a = (1;'],
  ['ts', 'const a = (1;'],
  ['tsx', '<A>'],
  ['js', 'const a = (1;'],
  ['jsx', '<A>'],
  ['json', '{"a"}'],
  ['yaml', 'a: [1'],
  ['toml', 'a = (1)'],
  ['xml', '<a>'],
  ['ruby', 'a('],
  ['bash', 'echo $(a'],
  ['groovy', 'a {'],
  ['properties', 'a'],
];

for (const [lang, code] of broken) {
  test(`a mistake in a block of ${lang} is found below its fence`, async () => {
    const [finding] = await snippetSyntax(page(fence(lang, code)));
    expect(finding?.filePath).toBe('docs/a.mdx');
    expect(finding?.line).toBeGreaterThan(3);
  });
}

test('line and column are those of the page, in a tab and with expanded facts', async () => {
  const text =
    '<Tabs>\n  <TabItem value="a">\n\n    ```json\n    {\n      "{{sdk.name}}": }\n    ```\n  </TabItem>\n</Tabs>\n';
  expect(await snippetSyntax(page(text))).toEqual([expect.objectContaining({line: 6})]);
  expect(await snippetSyntax(page('- A\n\n  ```json\n  {]\n  ```\n'))).toEqual([
    expect.objectContaining({line: 4, column: 4}),
  ]);
});

test('a block without a language is found, and one in a language without a parser passes', async () => {
  expect(await snippetSyntax(page(fence('', 'a')))).toEqual([
    expect.objectContaining({line: 3, problem: 'the code block does not name a language'}),
  ]);
  expect(await snippetSyntax(page(fence('php', 'a')))).toEqual([]);
  expect(await snippetSyntax(page(fence('shell', 'if')))).toHaveLength(1);
});

test('text, Markdown, quoted samples and other files are left alone', async () => {
  const left = [fence('text', '{'), fence('md', '# {'), fence('kotlin sample="a.kt#b"', '')];
  expect(await snippetSyntax(page(left.join('\n')))).toEqual([]);
  expect(await snippetSyntax(page(fence('json', '{'), 'README.md'))).toEqual([]);
});

for (const filePath of ['blog/a.md', 'blog/b/index.mdx', 'src/pages/c.md']) {
  test(`${filePath} is checked`, async () => {
    expect(await snippetSyntax(page(fence('json', '{'), filePath))).toHaveLength(1);
  });
}

for (const filePath of ['docs/Android/a.md', 'blog/a.mdx', 'src/pages/a.mdx']) {
  test(`the blocks of ${filePath} are checked`, async () => {
    expect(await snippetSyntax(page(fence('json', '{"a"}'), filePath))).toHaveLength(1);
  });
}
