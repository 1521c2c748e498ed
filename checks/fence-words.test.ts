import {expect, test} from '@playwright/test';
import {fenceWords} from './fence-words';

const page = (text: string, filePath = 'docs/a.mdx') => [{filePath, text}];
const fence = (lang: string, code: string) => `Text\n\n\`\`\`${lang}\n${code}\n\`\`\`\n`;

for (const [lang, problem] of [
  ['js titel="a.js"', '"titel="a.js"" means nothing after the language of a code block'],
  ['js {a}', '"a" names no lines of a code block'],
  ['js {9}', 'line 9 is to be marked, and the code block has 1'],
  ['js sample="a.js" rap', '"rap" means nothing after the language of a code block'],
] as const) {
  test(`what follows the language is checked: ${lang}`, async () => {
    const code = lang.includes('sample') ? '' : 'a();';
    expect(await fenceWords(page(fence(lang, code)))).toEqual([
      expect.objectContaining({line: 3, problem}),
    ]);
  });
}

test('a magic comment that is not ended is found', async () => {
  expect(await fenceWords(page(fence('js', '// highlight-start\na();')))).toHaveLength(1);
});

test('a post that quotes a sample is found', async () => {
  expect(await fenceWords(page(fence('js sample="a.js"', ''), 'blog/a.md'))).toEqual([
    expect.objectContaining({line: 3, problem: 'only pages in docs/ can quote a sample'}),
  ]);
});

test('words that mean something pass', async () => {
  const left = [fence('kotlin sample="a.kt#b" wrap', ''), fence('js title="a.js" {1}', 'a();')];
  expect(await fenceWords(page(left.join('\n')))).toEqual([]);
});
