import {expect, test} from '@playwright/test';
import {headings} from './headings';
import {pageOf} from './page-of';

const problems = async (text: string, filePath?: string) =>
  (await headings([pageOf(text, filePath)])).map(({line, problem}) => `${line} ${problem}`);

/** A finding on a line, by words from the rule that finds it. */
const finding = (line: number, words: string): unknown =>
  expect.stringMatching(new RegExp(`^${line} .*${words}`));

test('sections in sentence case, with names, code and error texts, pass', async () => {
  const text =
    '## Start on iOS\n\n### `Error: No Key.`\n\n## The {{sdk.name}} in Play Console {/* #console */}\n\n## `Stop.`';
  expect(await problems(text)).toEqual([]);
});

test('docs take their h1 from the title alone', async () => {
  expect(await problems('# One')).toEqual([finding(4, 'already has a title')]);
  expect(await problems('## One\n\n# Two')).toEqual([finding(6, 'already has a title')]);
});

test('a stand-alone page has one h1 of its own', async () => {
  expect(await problems('# One', 'src/pages/a.md')).toEqual([]);
  expect(await problems('# One\n\n# Two', 'src/pages/a.md')).toEqual([
    finding(6, 'already has a title'),
  ]);
  expect(await problems('Text', 'src/pages/a.md')).toEqual([
    '1 a stand-alone page does not show its title by itself',
  ]);
});

test('a skipped level is found', async () => {
  expect(await problems('## One\n\n#### Two')).toEqual([
    finding(6, 'level 4 follows one of level 2'),
  ]);
  expect(await problems('### One')).toEqual([finding(4, 'level 3 follows one of level 1')]);
});

test('title case and punctuation at the end are found', async () => {
  expect(await problems('## Turn on a Lamp')).toEqual(['4 "Lamp" has a capital letter']);
  expect(await problems('## Start:')).toEqual([finding(4, 'ends with ":"')]);
});

test('a repeated heading is found: its address would end with a number', async () => {
  expect(await problems('## One\n\n### Two\n\n### Two')).toEqual([finding(8, 'already a heading')]);
});

test('an id is one word, and does not change with a fact', async () => {
  expect(await problems('## One {/* #my id */}')).toEqual(['4 the id "my id" has a space']);
  expect(await problems('## Add {{sdk.version}}')).toEqual([
    finding(4, "the heading's id changes with {{sdk.version}}"),
  ]);
  expect(await problems('## Add {{sdk.version}} {/* #add */}')).toEqual([]);
});
