import {expect, test} from '@playwright/test';
import {headings} from './headings';
import {pageOf} from './pages/page-of';

const problems = async (text: string, filePath?: string) =>
  (await headings([pageOf(text, filePath)])).map(({line, problem}) => `${line} ${problem}`);

test('sections in sentence case, with names, code and error texts, pass', async () => {
  const text = '## Start on iOS\n\n### `Error: No Key.`\n\n## The {{sdk.name}} in Play Console';
  expect(await problems(text)).toEqual([]);
});

test('docs take their h1 from the title alone', async () => {
  expect(await problems('# One')).toEqual(['4 a second h1']);
});

test('a stand-alone page has one h1 of its own', async () => {
  expect(await problems('# One', 'src/pages/a.md')).toEqual([]);
  expect(await problems('# One\n\n# Two', 'src/pages/a.md')).toEqual(['6 a second h1']);
  expect(await problems('Text', 'src/pages/a.md')).toEqual([
    '1 a stand-alone page shows no title by itself',
  ]);
});

test('a level that is skipped is found', async () => {
  expect(await problems('## One\n\n#### Two')).toEqual([
    '6 a heading of level 4 below one of level 2',
  ]);
  expect(await problems('### One')).toEqual(['4 a heading of level 3 below one of level 1']);
});

test('title case and a mark at the end are found', async () => {
  expect(await problems('## Start a Delivery')).toEqual(['4 "Delivery" has a capital letter']);
  expect(await problems('## Start:')).toEqual(['4 the heading ends with ":"']);
});

test('a heading that stands twice is found: its address would be a number', async () => {
  expect(await problems('## One\n\n### Two\n\n### Two')).toEqual(['8 line 6 has the same heading']);
});
