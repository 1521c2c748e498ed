import {expect, test} from '@playwright/test';
import {pageOf} from './pages/page-of';
import {tabs} from './tabs';

const tab = (attributes: string) => `<TabItem ${attributes}>\n\na\n\n</TabItem>`;
const NPM = tab('value="npm" label="npm"');

const faults: [text: string, line: number, problem: string, mend: RegExp][] = [
  ['<Tabs>\n\ntext\n\n</Tabs>', 6, 'this is inside <Tabs>, but not inside a tab', /<TabItem/],
  ['<Tabs>\n</Tabs>', 4, 'these tabs hold no tab', /<TabItem/],
  [
    `<Tabs>\n${tab('value="npm"')}\n</Tabs>`,
    5,
    'this tab needs both a value and a label',
    /label=/,
  ],
  [
    `<Tabs>\n${tab('label="npm"')}\n</Tabs>`,
    5,
    'this tab needs both a value and a label',
    /value=/,
  ],
  [`<Tabs>\n${NPM}\n${NPM}\n</Tabs>`, 10, 'two tabs have the value "npm"', /own/],
  [
    `<Tabs groupId="pakage-manager">\n${NPM}\n</Tabs>`,
    4,
    'there is no tab group "pakage-manager"',
    /^did you mean package-manager\?/,
  ],
  [
    `<Tabs lazy>\n${NPM}\n</Tabs>`,
    4,
    'the attribute "lazy" of <Tabs> has no effect',
    /takes groupId and queryString$/,
  ],
  [
    `<Tabs>\n${tab('value="npm" label="npm" default')}\n</Tabs>`,
    5,
    'the attribute "default" of <TabItem> has no effect',
    /takes value and label$/,
  ],
  [
    `<Tabs groupId="package-manager" queryString>\n${NPM}\n</Tabs>`,
    4,
    'queryString only works for the group "platform"',
    /platform/,
  ],
  [`<Tabs groupId="platform">\n${NPM}\n</Tabs>`, 5, 'the group has no value "npm"', /react-native/],
];

for (const [text, line, problem, mend] of faults) {
  test(`${JSON.stringify(text)}: ${problem}`, async () => {
    expect(await tabs([pageOf(text)])).toEqual([
      expect.objectContaining({
        filePath: 'docs/a.mdx',
        line,
        problem,
        mend: expect.stringMatching(mend),
      }),
    ]);
  });
}

test('tabs in a known group, and in none, pass', async () => {
  const yarn = tab('value="yarn" label="Yarn"');
  const group = `<Tabs groupId="package-manager">\n${NPM}\n${yarn}\n</Tabs>`;
  const own = `<Tabs>\n${tab('value="own" label="Own"')}\n</Tabs>`;
  expect(await tabs([pageOf(`${group}\n\n${own}`)])).toEqual([]);
});
