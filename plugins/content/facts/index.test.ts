import {expect, test} from '@playwright/test';
import path from 'node:path';
import {facts} from '../../../product';
import {expandFacts, readFacts} from '.';

const filePath = path.resolve('docs/page.mdx');

test('a fact is expanded in prose, links and code, and lines stay where they are', () => {
  const fileContent = 'The {{sdk.name}}.\n\n[Site]({{provider.website}})\n\n`{{ flutter.name }}`\n';
  expect(expandFacts({fileContent, filePath})).toBe(
    `The ${facts.sdk.name}.\n\n[Site](${facts.provider.website})\n\n\`${facts.flutter.name}\`\n`,
  );
});

test('a backslash shows the reference itself, and braces around anything but a name are left alone', () => {
  for (const [fileContent, expanded] of [
    ['`\\{{sdk.name}}` `\\{{sdk.nmae}}`', '`{{sdk.name}}` `{{sdk.nmae}}`'],
    ["<p style={{color: 'red'}}>{{}} { {sdk.name} }</p>", undefined],
    // What a CI service expands.
    ['key: ${{ secrets.KEY }}', undefined],
  ] as const) {
    expect(expandFacts({fileContent, filePath})).toBe(expanded ?? fileContent);
  }
});

test("the nearest name is suggested, also of the text's own facts", {tag: '@15.2'}, () => {
  const own = new Map([['platform.name', 'A']]);
  const {faults} = readFacts({fileContent: '{{platform.nam}} {{sdk.nam}}', filePath, own});
  expect(faults.map(({mend}) => mend)).toEqual([
    expect.stringContaining('did you mean {{platform.name}}?'),
    expect.stringContaining('did you mean {{sdk.name}}?'),
  ]);
});
