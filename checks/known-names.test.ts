import {expect, test} from '@playwright/test';
import {knownNames} from './known-names';
import {pageOf} from './pages/page-of';

const faults: [text: string, column: number, problem: string | RegExp, mend: RegExp][] = [
  ['<Tab />', 1, 'there is no <Tab>', /^did you mean <Tabs>\?/],
  ['a <detials />', 3, 'there is no <detials>', /^did you mean <details>\?/],
  ['<Map />', 1, 'there is no <Map>', /needs an import$/],
  ['{{sdk.name}} {typo}', 14, '{typo} is not defined', /\{\{typo\}\}/],
  ['{sdk.name}', 1, '{sdk.name} is not defined', /\{\{sdk\.name\}\}/],
  ['The set {a, b} of two', 9, '"a" is not defined in {a, b}', /^write a brace as \\\{/],
  ['{typo()}', 1, '"typo" is not defined in {typo()}', /backticks/],
  ['{window.innerWidth > 0 && "wide"}', 1, /^"window" is not defined/, /backticks/],
  ['{{a: 1}}', 1, '{{a: 1}} is not a text', /backticks/],
  ['::contrat{table="events"}', 1, 'there is no ::contrat', /^did you mean ::contract\?/],
  [':::tipp\na\n:::', 1, 'there is no :::tipp', /^did you mean :::tip\?/],
  [':::caution\na\n:::', 1, 'there is no :::caution', /^did you mean :::warning\?/],
  ['::caution', 1, 'there is no ::caution', /^begin an admonition with three colons: :::warning$/],
  ['::note', 1, 'there is no ::note', /^begin an admonition with three colons: :::note$/],
  [':::constructor\na\n:::', 1, 'there is no :::constructor', /^did you mean :::\w+\?$/],
  [':::tip\na', 1, 'the admonition :::tip is not closed', /^close it with a line of :::$/],
  ['```sh\na\n\n## B', 1, 'the code block ```sh is not closed', /^close it with a line of ```$/],
  ['a\n\n:::', 1, '":::" neither begins nor ends anything here', /^begin an admonition/],
];

for (const [text, column, problem, mend] of faults) {
  test(`${JSON.stringify(text)}: ${String(problem)}`, async () => {
    expect(await knownNames([pageOf(text)])).toEqual([
      expect.objectContaining({
        filePath: 'docs/a.mdx',
        column,
        problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
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

{1 + 1} {four.map((item) => item * nine)} {typeof window} {Math.round(1.5)} {Math.PI} {new Date(0).getFullYear()} {\`\${four}\`} {toc[four].value} {() => nine}

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
