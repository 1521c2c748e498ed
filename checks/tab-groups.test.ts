import {expect, test} from '@playwright/test';
import {pageOf} from './page-of';
import {tabGroups} from './tab-groups';

const tab = (attributes: string) => `<TabItem ${attributes}>\n\na\n\n</TabItem>`;
const NPM = tab('value="npm" label="npm"');

const faults: [text: string, line: number, problem: string, mend: RegExp][] = [
  [
    `<Tabs groupId="pakage-manager">\n${NPM}\n</Tabs>`,
    4,
    'there is no tab group "pakage-manager"',
    /^did you mean package-manager\?/,
  ],
  [`<Tabs groupId="platform">\n${NPM}\n</Tabs>`, 5, 'the group has no value "npm"', /react-native/],
];

for (const [text, line, problem, mend] of faults) {
  test(`${JSON.stringify(text)}: ${problem}`, async () => {
    expect(await tabGroups([pageOf(text)])).toEqual([
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
  expect(await tabGroups([pageOf(`${group}\n\n${own}`)])).toEqual([]);
});
