import {expect, test} from '@playwright/test';
import {markdownStyle} from './markdown-style';
import {pageOf} from './page-of';

const faults: [situation: string, text: string, line: number][] = [
  ['two kinds of emphasis', '*a* _b_', 4],
  ['two kinds of strong text', '**a**\n__b__', 5],
  ['a wide list item', '-   a', 4],
  ['a repeated definition', '[a]\n\n[a]: /b\n[a]: /c', 7],
  ['an admonition after another', ':::tip\n\na\n\n:::\n\n:::note\n\nb\n\n:::', 10],
  ['an unused definition', 'a\n\n[b]: /c', 6],
];

for (const [situation, text, line] of faults) {
  test(`${situation} is found`, async () => {
    const found = await markdownStyle([pageOf(text)]);
    expect(found.map((finding) => finding.line)).toContain(line);
    expect(found[0]).toMatchObject({filePath: 'docs/a.mdx'});
  });
}

test('the style of the pages passes', async () => {
  expect(
    await markdownStyle([
      pageOf('*a* **b**\n\nhttps://www.acme.com\n\n- a\n- b\n\n1. a\n2. b\n\n[a](/b)'),
    ]),
  ).toEqual([]);
});
