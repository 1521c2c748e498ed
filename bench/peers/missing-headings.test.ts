import {expect, test} from '@playwright/test';
import {missingHeadings} from './missing-headings';

const twin = "# Using it\n\n## You don't see `events`\n\n```md\n## No heading\n```\n";

test('a page has the headings of its doc, whatever a generator puts around them', () => {
  const html =
    '<h1>Using it</h1><h2><a href="#a">#</a>You don’t see <code>events</code></h2><pre>## No</pre>';
  expect(missingHeadings(twin, html)).toEqual([]);
});

test('headings that a page lacks are named', () => {
  expect(missingHeadings(twin, "<h1>Using it</h1><p>You don't see events</p>")).toEqual([
    "You don't see events",
  ]);
  expect(missingHeadings(twin, '')).toHaveLength(2);
});
