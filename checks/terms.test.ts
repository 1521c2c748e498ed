import {expect, test} from '@playwright/test';
import {pageOf} from './page-of';
import {terms} from './terms';

test('a filler is found with file, line and column, even after a fact', async () => {
  expect(await terms([pageOf('One\nThe {{sdk.name}} *simply* works')])).toEqual([
    {
      filePath: 'docs/a.mdx',
      line: 5,
      column: 19,
      problem: '"simply" is not our wording',
      mend: 'leave it out: it tells the reader nothing',
    },
  ]);
});

const faults: [text: string, mend: RegExp][] = [
  ['The SDK will start', /present tense/],
  ['We start', /say who acts/],
  ['One, e.g. two', /for example/],
  ['One, two etc.', /such as/],
  ['One, the the other', /once/],
  ['Set the API-Key', /API key/],
  ['On ios', /iOS/],
  ['Send an e-mail', /email/],
  ['[click here](https://www.acme.com)', /name of the target/],
  ['[Here](https://www.acme.com)', /name of the target/],
  ['![A map of our route](/a.svg)', /say who acts/],
];

for (const [text, mend] of faults) {
  test(`${text} is found`, async () => {
    expect(await terms([pageOf(text)])).toEqual([
      expect.objectContaining({line: 4, mend: expect.stringMatching(mend)}),
    ]);
  });
}

test('a title is prose', async () => {
  const text = '---\ntitle: Just a title\nslug: just\n---\n';
  expect(await terms([{filePath: 'docs/a.mdx', text}])).toEqual([
    expect.objectContaining({line: 2, column: 8}),
  ]);
});

test('code, addresses, components and parts of words pass', async () => {
  const text =
    '`just` [a](/just) <Just ios="just" /> adjust iOS just-in-time https://developer.android.com sdk@lamps.example\n\n```\njust\n```';
  expect(await terms([pageOf(text)])).toEqual([]);
});

test('a post may say "we"', async () => {
  expect(await terms([pageOf('We start', 'blog/a.md')])).toEqual([]);
});
