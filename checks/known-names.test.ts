import {expect, test} from '@playwright/test';
import {knownNames} from './known-names';
import {pageOf} from './pages/page-of';

const faults: [text: string, column: number, problem: string, mend: RegExp][] = [
  ['<Tab />', 1, 'there is no <Tab>', /^did you mean <Tabs>\?/],
  ['a <detials />', 3, 'there is no <detials>', /^did you mean <details>\?/],
  ['<Map />', 1, 'there is no <Map>', /needs an import$/],
  ['{{sdk.name}} {typo}', 14, '{typo} is not defined', /\{\{typo\}\}/],
  ['{sdk.name}', 1, '{sdk.name} is not defined', /\{\{sdk\.name\}\}/],
  ['::contrat{table="events"}', 1, 'there is no ::contrat', /^did you mean ::contract\?/],
  [':::tipp\na\n:::', 1, 'there is no :::tipp', /^did you mean :::tip\?/],
  [':::tip\na', 1, 'the admonition :::tip is not closed', /^close it with a line of :::$/],
  ['```sh\na\n\n## B', 1, 'the code block ```sh is not closed', /^close it with a line of ```$/],
  ['a\n\n:::', 1, '":::" neither begins nor ends anything here', /^begin an admonition/],
];

for (const [text, column, problem, mend] of faults) {
  test(`${JSON.stringify(text)}: ${problem}`, async () => {
    expect(await knownNames([pageOf(text)])).toEqual([
      expect.objectContaining({
        filePath: 'docs/a.mdx',
        column,
        problem,
        mend: expect.stringMatching(mend),
      }),
    ]);
  });
}

test('what a page imports and exports, comments, and what is known pass', async () => {
  const text = `import One, {Two as Three} from './one';
export const four = 4;
export const {five, six: [seven = 7, ...eight]} = four;

<One /> <Three /> <One.Part /> <tab-group /> <br /> <svg><circle /></svg> {four} {five} {seven} {eight} {/* nine */} {frontMatter.title}

<Tabs></Tabs>

:::note[Title]

A ratio of 1:20 and \`com.acme:sdk\`.

:::
`;
  expect(await knownNames([pageOf(text)])).toEqual([]);
});

test('an unclosed admonition before another one is found', async () => {
  const found = await knownNames([pageOf(':::tip\na\n\n:::note\nb\n:::')]);
  expect(found.map(({line, problem}) => [line, problem])).toEqual([
    [4, 'the admonition :::tip is not closed'],
  ]);
});
