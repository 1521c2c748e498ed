import {expect, test} from '@playwright/test';
import {pageOf} from './pages/page-of';
import {tabs} from './tabs';

const tab = (attributes: string) => `<TabItem ${attributes}>\n\na\n\n</TabItem>`;
const NPM = tab('value="npm" label="npm"');

const faults: [text: string, line: number, problem: string, mend: RegExp][] = [
  ['<Tabs>\n\ntext\n\n</Tabs>', 6, 'this stands in <Tabs> and in none of its tabs', /<TabItem/],
  [`<Tabs>\n${tab('value="npm"')}\n</Tabs>`, 5, 'this tab has no value or no label', /label=/],
  [`<Tabs>\n${tab('label="npm"')}\n</Tabs>`, 5, 'this tab has no value or no label', /value=/],
  [`<Tabs>\n${NPM}\n${NPM}\n</Tabs>`, 10, 'two tabs have the value "npm"', /own/],
  [
    `<Tabs groupId="pakage-manager">\n${NPM}\n</Tabs>`,
    4,
    'the group "pakage-manager" of tabs is not known',
    /^did you mean package-manager\?/,
  ],
  [
    `<Tabs lazy>\n${NPM}\n</Tabs>`,
    4,
    'the attribute "lazy" of <Tabs> does nothing',
    /has groupId and queryString$/,
  ],
  [
    `<Tabs>\n${tab('value="npm" label="npm" default')}\n</Tabs>`,
    5,
    'the attribute "default" of <TabItem> does nothing',
    /has value and label$/,
  ],
  [
    `<Tabs groupId="package-manager" queryString>\n${NPM}\n</Tabs>`,
    4,
    'the address is to name a choice that is no platform',
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

test('tabs of a known group, and of none, pass', async () => {
  const yarn = tab('value="yarn" label="Yarn"');
  const group = `<Tabs groupId="package-manager">\n${NPM}\n${yarn}\n</Tabs>`;
  const own = `<Tabs>\n${tab('value="own" label="Own"')}\n</Tabs>`;
  expect(await tabs([pageOf(`${group}\n\n${own}`)])).toEqual([]);
});
