import {expect, test} from '@playwright/test';
import {sampleGrammar} from './sample-grammar';

const sample = (filePath: string, text: string) => [{filePath: `samples/${filePath}`, text}];

test('a syntax error is found with file, line and column, below an expanded fact', async () => {
  const text = 'import {{android.package}}.DeliverySdk\n\nval a = = 1\n';
  expect(await sampleGrammar(sample('android/A.kt', text))).toEqual([
    expect.objectContaining({
      filePath: 'samples/android/A.kt',
      line: 3,
      column: 9,
      problem: '"=" is unexpected here',
    }),
  ]);
});

for (const name of ['a.kts', 'a.swift', 'a.dart', 'a.js']) {
  test(`${name} is parsed`, async () => {
    expect(await sampleGrammar(sample(name, 'f(\n'))).not.toEqual([]);
  });
}

test('other files, and files outside samples/, are left alone', async () => {
  expect(await sampleGrammar(sample('a.txt', 'f('))).toEqual([]);
  expect(await sampleGrammar([{filePath: 'plugins/a.kt', text: 'f('}])).toEqual([]);
});
