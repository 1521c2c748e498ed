import {expect, test} from '@playwright/test';
import {quotedParts} from './quoted-parts';
import {pageOf} from './pages/page-of';

const fence = (info: string) => `\`\`\`${info}\n\`\`\``;

const faults: [text: string, says: RegExp][] = [
  [fence('swift sample="ios/Nowhere.swift"'), /there is no sample ios\/Nowhere\.swift/],
  [fence('swift sample="ios/Courier/Deliveries.swift#sart"'), /has no region sart/],
  ['::contract{type="Outcom"}', /Outcom/],
];

for (const [text, says] of faults) {
  test(`${JSON.stringify(text)} is found with file and line`, async () => {
    expect(await quotedParts([pageOf(`\n${text}`, 'docs/iOS/a.mdx')])).toEqual([
      expect.objectContaining({
        filePath: 'docs/iOS/a.mdx',
        line: 5,
        problem: expect.stringMatching(says),
      }),
    ]);
  });
}

test('a sample and a table that exist pass', async () => {
  const text = `${fence('swift sample="ios/Courier/Deliveries.swift#start"')}\n\n::contract{type="Outcome"}`;
  expect(await quotedParts([pageOf(text, 'docs/iOS/a.mdx')])).toEqual([]);
});
