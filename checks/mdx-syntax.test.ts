import {expect, test} from '@playwright/test';
import {mdxSyntax} from './mdx-syntax';
import {pageOf} from './pages/page-of';

const faults: [situation: string, text: string, line: number, column: number, mend: RegExp][] = [
  ['a bare <', 'Below <5 metres', 4, 8, /write "<" as "&lt;"/],
  ['an unclosed component', '<Tabs>\n\ntext', 4, 1, /open and close each tag/],
  ['an unclosed inline tag', 'a <b>c', 4, 3, /open and close each tag/],
  ['an end without a start', 'a\n\n</Tabs>', 6, 2, /open and close each tag/],
  ['an unclosed brace', 'a {b', 4, 5, /close the brace/],
  ['an HTML comment', '<!-- a -->', 4, 2, /write a comment as \{\/\*/],
  ['an address in angle brackets', '<https://a.example>', 4, 8, /write a link as/],
  ['a broken import', 'import a frm "b"', 4, 10, /correct the import/],
  ['a broken attribute', '<Tabs a=>b</Tabs>', 4, 9, /correct the tag's attributes/],
  ['a fault after a fact', 'The {{sdk.name}} < a {b c}', 4, 24, /backticks/],
];

for (const [situation, text, line, column, mend] of faults) {
  test(`${situation} is found with line, column and how to fix it`, async () => {
    expect(await mdxSyntax([pageOf(text)])).toEqual([
      expect.objectContaining({
        filePath: 'docs/a.mdx',
        line,
        column,
        mend: expect.stringMatching(mend),
      }),
    ]);
  });
}

test('what MDX can read passes', async () => {
  expect(await mdxSyntax([pageOf('{/* a */} <br /> `a {b` 3 < 5\n\n:::tip\n:::')])).toEqual([]);
});
