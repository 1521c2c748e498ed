import {expect, test} from '@playwright/test';
import {ids} from './ids';
import {pageOf} from './pages/page-of';

const SAME = 'more than one element has the id "same"';

const faults: [text: string, line: number, problem: string][] = [
  ['## One {/* #same */}\n\n## Two {/* #same */}', 6, SAME],
  ['## Same\n\n## Other {/* #same */}', 6, SAME],
  ['## Same\n\n<p id="same">Text</p>', 6, SAME],
  ['import Part from "./_part.mdx";\n\n## Same\n\n<Part />', 6, SAME],
  ['## One {/* #my id */}', 4, 'the id "my id" has a space'],
  [
    '## One\n\n### `Could not find {{sdk.version}}`',
    6,
    "the heading's id changes with {{sdk.version}}, which breaks readers' links to it",
  ],
];

for (const [text, line, problem] of faults) {
  test(`${JSON.stringify(text)}: ${problem}`, async () => {
    const part = {filePath: 'docs/_part.mdx', text: '## Same\n'};
    expect(await ids([pageOf(text), part])).toEqual([
      expect.objectContaining({filePath: 'docs/a.mdx', line, problem}),
    ]);
  });
}

test('a fact in a heading with an id of its own passes', async () => {
  expect(await ids([pageOf('## `Could not find {{sdk.version}}` {/* #not-found */}')])).toEqual([]);
});

test('different ids, and a comment in a text, pass', async () => {
  expect(await ids([pageOf('## One {/* #one */}\n\n## Two\n\nText {/* #1 and more */}')])).toEqual(
    [],
  );
});
