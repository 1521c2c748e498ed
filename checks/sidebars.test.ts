import {expect, test} from '@playwright/test';
import {pageOf} from './pages/page-of';
import {missingDocs} from './sidebars';

const files = [
  pageOf('', 'docs/1-guides/02-battery.mdx'),
  {filePath: 'docs/guides/other.mdx', text: '---\nid: heat\n---\n'},
  {filePath: 'sidebars.ts', text: "export default {\n  docs: [\n    'guides/batery',\n  ],\n};\n"},
];

test('docs are known by their ids, which have no numbers in front', () => {
  expect(missingDocs(['guides/battery', 'guides/heat'], files)).toEqual([]);
});

test('a doc that does not exist is found with its line and the nearest id', () => {
  expect(missingDocs(['guides/batery'], files)).toEqual([
    {
      filePath: 'sidebars.ts',
      line: 3,
      problem: 'there is no doc "guides/batery"',
      mend: 'did you mean "guides/battery"?',
    },
  ]);
});
