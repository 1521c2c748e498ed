import {expect, test} from '@playwright/test';
import {DEFAULT_PARSE_FRONT_MATTER as defaultParseFrontMatter} from '@docusaurus/utils';
import path from 'node:path';
import {facts} from '../../../product';
import {windowsText} from '../../../tests/harness/windows-text';
import {parseFrontMatter} from '.';
import {frontMatterFaults} from './faults';

/** The front matter of a doc, as Docusaurus gets it. */
async function parse(fileContent: string, file = 'docs/a.mdx') {
  const filePath = path.resolve(file);
  return (await parseFrontMatter({filePath, fileContent, defaultParseFrontMatter})).frontMatter;
}

test('facts are filled in, whatever a text is saved with', async () => {
  for (const text of [
    "---\ntitle: '{{sdk.name}}'\n---\n\n{{a.b}}",
    '--- \ntitle: {{sdk.name}}\n---\n',
  ]) {
    expect(await parse(text)).toMatchObject({title: facts.sdk.name});
    expect(await parse(windowsText(text))).toMatchObject({title: facts.sdk.name});
  }
});

test('a value is read as it is written, on one line, and a date as a time in UTC', async () => {
  const yaml =
    'title: 2026-11-03\nslug: 1.10\ndescription: |\n  One\n\n  ## Two\ntoc_min_heading_level: 3\ndate: 2026-10-30T23:00-02:00\nlast_update:\n  date: 2026-01-31 10:00';
  expect(await parse(`---\n${yaml}\n---\n`)).toMatchObject({
    ...{title: '2026-11-03', slug: '1.10', description: 'One ## Two', toc_min_heading_level: 3},
    date: new Date('2026-10-31T01:00Z'),
    last_update: {date: new Date('2026-01-31T10:00Z')},
  });
});

test('a page has a card, and neighbours name a doc by its title', async () => {
  expect(await parse('---\ntitle: A b\nsidebar_label: A\n---\n')).toEqual({
    title: 'A b',
    sidebar_label: 'A',
    pagination_label: 'A b',
    image: '/img/cards/docs/a.png',
  });
  expect(await parse('---\nimage: b.png\n---\n')).toEqual({image: 'b.png'});
  expect(await parse('# A', 'docs/_part.mdx')).toEqual({});
});

test('what Docusaurus would stop at is left to the page rules, which name the line', async () => {
  for (const yaml of ['draft: often', 'title: A: B', 'titel: A']) {
    expect(await parse(`---\n${yaml}\n---\n`)).toEqual({image: '/img/cards/docs/a.png'});
  }
});

test('a page that begins with many blanks and comments is read at once', {tag: '@15.1'}, () => {
  for (const before of [' ', '\n', '<!-- a -->\n', '{/* a */}\n']) {
    expect(frontMatterFaults('docs/a.mdx', `${before.repeat(40)}Text.`)).toEqual([]);
    expect(frontMatterFaults('docs/a.mdx', `${before.repeat(40)}---\ntitle: A\n---`)).toHaveLength(
      1,
    );
  }
});
