import {expect, test} from '@playwright/test';
import {facts} from '../product';
import {writtenOutFacts} from './written-out-facts';

const file = (text: string, filePath = 'docs/index.mdx') => [{filePath, text}];

test('a fact that is written out is found with file, line, column and name', async () => {
  expect(await writtenOutFacts(file(`One\n\nThe ${facts.sdk.name}.`))).toEqual([
    expect.objectContaining({
      filePath: 'docs/index.mdx',
      line: 3,
      column: 5,
      mend: 'write {{sdk.name}}, or use facts.sdk.name in TypeScript',
    }),
  ]);
});

test('the longest fact is named: a coordinate rather than the package inside it', async () => {
  const findings = await writtenOutFacts(file(`\`${facts.android.artifact}\``, 'samples/a.kts'));
  expect(findings.map(({mend}) => mend)).toEqual([expect.stringContaining('{{android.artifact}}')]);
});

test('part of a longer word is not a fact', async () => {
  expect(await writtenOutFacts(file(`my_${facts.flutter.package}_fork`))).toEqual([]);
});

test('product/ itself, translation files and everyday words pass', async () => {
  expect(await writtenOutFacts(file(facts.sdk.name, 'product/identity.ts'))).toEqual([]);
  expect(await writtenOutFacts(file(facts.sdk.name, 'i18n/fr/code.json'))).toEqual([]);
  expect(await writtenOutFacts(file(`${facts.android.name} ${facts.android.minSdk}`))).toEqual([]);
});
