import {expect, test} from '@playwright/test';
import {buildSite} from '../harness/build-site';

test('broken links make the site build fail, and the message names the page and the link', async () => {
  const {ok, output} = await buildSite('raw-links');
  expect(ok).toBe(false);
  expect(output).toContain(
    'tests/fixtures/raw-links/raw-links.mdx:21  /Windows/install does not exist',
  );
});

test('broken markdown links and broken anchors only produce warnings', async () => {
  const {ok, output} = await buildSite('everything');
  expect(ok).toBe(true);
  expect(output).toMatch(/\[WARNING\] .*:\d+:\d+ {2}the link \.\/nowhere\.md leads to no page — /);
  expect(output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/);
  expect(output).toContain('-> linking to /Android/install#nowhere');
});

test('the site itself builds without warnings about broken links, anchors or images', async () => {
  const {ok, output} = await buildSite('production');
  expect(ok).toBe(true);
  expect(output).not.toMatch(/broken|couldn't be resolved|leads to no page/i);
});

test('two pages at one address make the site build fail, and the message names the address', async () => {
  const {ok, output} = await buildSite('duplicate-route');
  expect(ok).toBe(false);
  expect(output).toMatch(
    /Duplicate routes found!\s+- Attempting to create page at \/Android\/using,/,
  );
});

test('a missing picture makes the site build fail, and the message names file and line', async () => {
  const {ok, output} = await buildSite('missing-picture');
  expect(ok).toBe(false);
  expect(output).toMatch(
    /`\.\/van\.png` in source file "tests\/fixtures\/missing-picture\/.*" \(5:1\)/,
  );
});

for (const [fault, variant, says] of [
  [
    'a tag that blog/tags.yml has not',
    'unknown-tag',
    /Tags \[helo\] used in post\.md are not defined/,
  ],
  ['an author that blog/authors.yml has not', 'unknown-author', /post\.md.*"doc-team" not found/s],
  [
    'a page in the sidebar that docs/ has not',
    'unknown-doc-in-sidebar',
    /do not exist:\s+- iOS\/usng/,
  ],
] as const) {
  test(`${fault} makes the site build fail, and the message names it`, async () => {
    const {ok, output} = await buildSite(variant);
    expect(ok).toBe(false);
    expect(output).toMatch(says);
  });
}
