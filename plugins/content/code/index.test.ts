import {expect, test} from '@playwright/test';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {VFile} from 'vfile';
import {platformIds, tabValueOf} from '../../../product/find-platform';
import {codeBlocks} from '.';

/** The attributes of the code block that a fence becomes. */
function highlight(info: string, value: string): Record<string, unknown> {
  const [, lang, meta] = /^(\S+) ?(.*)$/.exec(info) ?? [];
  const code: Code = {type: 'code', lang, meta, value};
  const tree: Root = {type: 'root', children: [code]};
  codeBlocks()(tree, new VFile({path: path.resolve('docs/page.mdx')}));
  const block = tree.children[0] as MdxJsxFlowElement;
  return Object.fromEntries(
    block.attributes
      .filter((attribute) => attribute.type === 'mdxJsxAttribute')
      .map(({name, value}): [string, unknown] => [name, value]),
  );
}

test('title, source, app and wrap reach the block, and the last title counts', () => {
  const app = tabValueOf(platformIds[0] ?? 'android');
  const info = `text sample="${app}/README.md" title="a" title="It's A.kt" wrap`;
  expect(highlight(info, '')).toEqual({
    className: 'language-text',
    title: "It's A.kt",
    source: `samples/${app}/README.md.txt`,
    app: `samples/${app}.zip`,
    wrap: null,
    html: expect.any(String) as unknown,
  });
});

for (const [what, info, text, html] of [
  [
    'neighbouring tokens of one kind are in one element',
    'kotlin',
    'private val a = "<&"',
    '<span class=k>private val</span> a = <span class=s>"&lt;&amp;"</span>',
  ],
  [
    'code inside a tag is code again',
    'tsx',
    '<A b={c}>if</A>',
    '<span class=t>&lt;A </span><span class=p>b</span>={c}<span class=t>></span>if<span class=t>&lt;/A></span>',
  ],
  [
    'a token over several lines is closed at the end of each',
    'swift',
    '/* a\nb */',
    '<span class=c>/* a</span>\n<span class=c>b */</span>',
  ],
  ['front matter is YAML', 'md', '---\na: A\n---', '---\n<span class=p>a</span>: A\n---'],
  [
    'a name that only looks like a magic comment is code',
    'css',
    '.highlight-start {}',
    '.highlight-start {}',
  ],
  [
    'lines are highlighted',
    'text {1,3-4}',
    'a\nb\nc\nd',
    '<mark>a\n</mark>b\n<mark>c\n</mark><mark>d</mark>',
  ],
  [
    'lines are numbered',
    'text showLineNumbers=9 {2}',
    'a\nb',
    '<span data-line=9>a\n</span><mark data-line=10>b</mark>',
  ],
  [
    'a diff keeps its signs, and its changed lines are marked',
    'diff',
    '--- a\n+++ b\n@@ -1 +1 @@\n a\n-b\n+c',
    '--- a\n+++ b\n@@ -1 +1 @@\n a\n<del>-b\n</del><ins>+c</ins>',
  ],
  ['only a console has prompts of all kinds', 'text', '$ date', '$ date'],
] as const) {
  test(what, () => {
    expect(highlight(info, text).html).toBe(html);
  });
}

test('a prompt is no part of the code', {tag: '@10.6'}, () => {
  for (const prompt of ['$', '#', '%', '>', 'PS>', '>>>']) {
    expect(highlight('console', `${prompt} date\nMonday`).html).toBe(
      `<span class=prompt data-prompt="${prompt}"></span>date\nMonday`,
    );
  }
});
