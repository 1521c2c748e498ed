import {expect, test} from '@playwright/test';
import {pageRules} from './page-rules';
import {readSourceFiles} from './source-files';
import {pageOf} from './page-of';

/** The first region of the samples in Swift: `ios/Lamps.swift#light`. */
const [quoted = ''] = readSourceFiles().flatMap(({filePath, text}) => {
  const [, region] = /^\s*\/\/ #region ([\w-]+)/m.exec(text) ?? [];
  const isSwift = filePath.startsWith('samples/') && filePath.endsWith('.swift');
  return isSwift && region ? [`${filePath.replace('samples/', '')}#${region}`] : [];
});

const fence = (info: string, code = '') => `\`\`\`${info}\n${code && `${code}\n`}\`\`\``;
const tab = (attributes: string) => `<TabItem ${attributes}>\n\na\n\n</TabItem>`;
const tabs = (...items: string[]) => `<Tabs>\n${items.join('\n')}\n</Tabs>`;
const NPM = tab('value="npm" label="npm"');

/** The first line of the text is line 4 of the page. */
const faults: [text: string, place: string, problem: string | RegExp, mend: RegExp][] = [
  // Facts.
  ['A\n{{sdk.nmae}}', '5:1', 'unknown fact {{sdk.nmae}}', /^did you mean {{sdk\.name}}\?/],
  // What MDX can't read.
  ['Below <5 metres', '4:8', /"<" does not begin a tag/, /write "<" as "&lt;"/],
  ['<Tabs>\n\ntext', '4:1', /closing tag/, /open and close each tag/],
  ['a <b>c', '4:3', /closing tag/, /open and close each tag/],
  ['a\n\n</Tabs>', '6:2', /closing/, /open and close each tag/],
  ['a {b', '4:5', /expression/, /close the brace/],
  ['<!-- a -->', '4:2', 'an HTML comment is not valid here', /write a comment as \{\/\*/],
  ['<https://a.example>', '4:8', /address in angle brackets/, /write a link as/],
  ['import a frm "b"', '4:10', /import/, /correct the import/],
  ['<Tabs a=>b</Tabs>', '4:9', /attribute/, /correct the tag's attributes/],
  ['The {{sdk.name}} < a {b c}', '4:24', /expression/, /backticks/],
  ['## One {#one}', '4:9', '{#one} is not a heading id here', /^write \{\/\* #one \*\/\}$/],
  // Names.
  ['<Tab />', '4:1', 'there is no <Tab>', /^did you mean <Tabs>\?/],
  ['a <detials />', '4:3', 'there is no <detials>', /^did you mean <details>\?/],
  ['<Map />', '4:1', 'there is no <Map>', /needs an import$/],
  ['{{sdk.name}} {typo}', '4:14', '{typo} is not defined', /\{\{typo\}\}/],
  ['{sdk.name}', '4:1', '{sdk.name} is not defined', /\{\{sdk\.name\}\}/],
  ['The set {a, b} of two', '4:9', '"a" is not defined in {a, b}', /^write a brace as \\\{/],
  ['{typo()}', '4:1', '"typo" is not defined in {typo()}', /backticks/],
  ['{window.innerWidth > 0 && "wide"}', '4:1', /^"window" is not defined/, /backticks/],
  ['{{a: 1}}', '4:1', '{{a: 1}} is not a text', /backticks/],
  ['::contrat{table="events"}', '4:1', 'there is no ::contrat', /^did you mean ::contract\?/],
  [':::tipp\na\n:::', '4:1', 'there is no :::tipp', /^did you mean :::tip\?/],
  [':::caution\na\n:::', '4:1', 'there is no :::caution', /^did you mean :::warning\?/],
  ['::caution', '4:1', 'there is no ::caution', /with three colons: :::warning$/],
  ['::note', '4:1', 'there is no ::note', /with three colons: :::note$/],
  [':::constructor\na\n:::', '4:1', 'there is no :::constructor', /^did you mean :::\w+\?$/],
  ['a\n\n:::', '6:1', '":::" neither begins nor ends anything here', /^begin an admonition/],
  // Blocks that aren't closed.
  [':::tip\na', '4:1', 'the admonition :::tip is not closed', /^close it with a line of :::$/],
  [':::tip\na\n\n:::note\nb\n:::', '4:1', 'the admonition :::tip is not closed', /./],
  ['```sh\na\n\n## B', '4:1', 'the code block ```sh is not closed', /with a line of ```$/],
  ['- ````\n  ```\n\nMore', '4:3', 'the code block ```` is not closed', /with a line of ````$/],
  // Tabs.
  ['<Tabs>\n\ntext\n\n</Tabs>', '6:1', 'this is inside <Tabs>, but not inside a tab', /<TabItem/],
  [tabs(), '4:1', 'these tabs hold no tab', /<TabItem/],
  [tabs(tab('value="npm"')), '5:1', 'this tab needs both a value and a label', /label=/],
  [tabs(tab('label="npm"')), '5:1', 'this tab needs both a value and a label', /value=/],
  [tabs(NPM, NPM), '10:1', 'two tabs have the value "npm"', /own/],
  [`<Tabs lazy>\n${NPM}\n</Tabs>`, '4:1', /^the attribute "lazy" of <Tabs>/, /takes groupId/],
  [tabs(tab('value="a" label="A" default')), '5:1', /^the attribute "default"/, /takes value/],
  [`<Tabs groupId="a" queryString>\n${NPM}\n</Tabs>`, '4:1', /^queryString only/, /platform/],
  // Code blocks.
  [fence('js titel="a.js"', 'a();'), '4:1', /^"titel="a\.js"" means nothing after/, /title=/],
  [fence('js {a}', 'a();'), '4:1', '"a" names no lines of a code block', /\{1,3-5\}/],
  [fence('js {9}', 'a();'), '4:1', /^line 9 is to be highlighted/, /lines that it shows/],
  [fence('js', '// highlight-start\na();'), '4:1', /does not end/, /./],
  [fence('javascritp', 'a();'), '4:1', /cannot be highlighted as/, /^did you mean javascript\?/],
  // Samples and parts of the contract.
  [fence('swift sample="ios/Nowhere.swift"'), '4', 'there is no sample ios/Nowhere.swift', /./],
  [fence(`swift sample="${quoted}x"`), '4', /has no region \w+x/, /use/],
  ['::contract{type="Outcom"}', '4', /the contract has no type="Outcom"/, /"Outcome"/],
];

for (const [text, place, problem, mend] of faults) {
  test(`${JSON.stringify(text)}: ${String(problem)}`, {tag: '@15.1'}, async () => {
    const [finding, ...more] = await pageRules([pageOf(text, 'docs/iOS/a.mdx')]);
    expect(`${finding?.line}:${finding?.column}`).toContain(place);
    expect(finding).toMatchObject({
      filePath: 'docs/iOS/a.mdx',
      problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
      mend: expect.stringMatching(mend),
    });
    expect(more).toEqual([]);
  });
}

test('all faults of a page are found at once', {tag: ['@15.1', '@15.2', '@15.3']}, async () => {
  const text = [
    '{{sdk.nmae}} and {{sdk.nmae}}, {typo}',
    '<Map />',
    fence('swift sample="ios/Nowhere.swift" rap'),
    fence('javascritp {9}', 'a();'),
  ].join('\n\n');
  expect((await pageRules([pageOf(text)])).map(({line, problem}) => `${line} ${problem}`)).toEqual([
    '4 unknown fact {{sdk.nmae}}',
    '4 unknown fact {{sdk.nmae}}',
    '4 {typo} is not defined',
    '6 there is no <Map>',
    '8 there is no sample ios/Nowhere.swift',
    '8 "rap" means nothing after the language of a code block',
    '11 code cannot be highlighted as "javascritp"',
    '11 line 9 is to be highlighted, and the code block has 1',
  ]);
});

test('only a doc can quote a sample', {tag: '@15.3'}, async () => {
  const post = {filePath: 'blog/a.md', text: fence('js sample="a.js"')};
  expect(await pageRules([post])).toMatchObject([
    {line: 1, problem: 'only pages in docs/ can quote a sample'},
  ]);
});

test('what comes out as it is written passes', async () => {
  const text = `import One, {Two as Three} from './one';
export const four = 4;
export const {five, six: [seven = 7, ...eight]} = four;

<One /> <Three /> <One.Part /> <tab-group /> <br /> <svg><circle /></svg> {four} {five} {seven} {eight} {/* nine */} {frontMatter.title} \`a {b\` 3 < 5 \`\\{{sdk.nmae}}\`

{1 + 1} {four.map((item) => item * nine)} {typeof window} {Math.round(1.5)} {Math.PI} {new Date(0).getFullYear()} {\`\${four}\`} {toc[four].value} {() => nine}

<Tabs>
<TabItem value="a" label="A">In one line</TabItem>
</Tabs>

::::note[Title]

A ratio of 1:20 and \`com.acme:sdk\`.

:::tip
More
:::

::::

- ~~~~text
  ~~~
  ~~~~

> :::note
> Text
> :::

${fence(`swift sample="${quoted}" wrap`)}

${fence('js title="a.js" {1}', 'a();')}

::contract{type="Outcome"}
`;
  expect(await pageRules([pageOf(text, 'docs/iOS/a.mdx')])).toEqual([]);
});
