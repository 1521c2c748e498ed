import {expect, test} from '@playwright/test';
import type {Element, Root} from 'hast';
import path from 'node:path';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {highlightedCode} from '.';

/** The attributes of the code block that a fence becomes. */
function highlight(language: string, metastring: string, text: string): Record<string, unknown> {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`], metastring},
    children: [{type: 'text', value: `${text}\n`}],
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  };
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code]};
  const tree: Root = {type: 'root', children: [pre]};
  highlightedCode()(tree, new VFile({path: path.resolve('docs/page.mdx')}));
  const block = tree.children[0] as unknown as MdxJsxFlowElementHast;
  return Object.fromEntries(
    block.attributes
      .filter((attribute) => attribute.type === 'mdxJsxAttribute')
      .map(({name, value}): [string, unknown] => [name, value]),
  );
}

const html = (language: string, metastring: string, text: string) =>
  highlight(language, metastring, text).html;

test('code becomes one string of HTML, neighbouring tokens of one kind in one element', () => {
  expect(highlight('kotlin', '', 'private val a = "<&"')).toEqual({
    className: 'language-kotlin',
    html: '<span class=k>private val</span> a = <span class=s>"&lt;&amp;"</span>',
  });
});

test('an alias and a language that builds on others are highlighted too', () => {
  expect(html('ts', '', 'const a = 1')).toContain('<span class=k>const</span>');
  expect(html('tsx', '', '<A b="c">d e</A>')).toBe(
    '<span class=t>&lt;A </span><span class=p>b</span><span class=s>="c"</span><span class=t>></span>d e<span class=t>&lt;/A></span>',
  );
});

test('code inside a string or a tag is code again', () => {
  expect(html('ts', '', '`a ${b}`')).toBe('<span class=s>`a </span>${b}<span class=s>`</span>');
  expect(html('tsx', '', '<A b={c}>if</A>')).toBe(
    '<span class=t>&lt;A </span><span class=p>b</span>={c}<span class=t>></span>if<span class=t>&lt;/A></span>',
  );
  expect(html('kotlin', '', '"a ${b}"')).toBe('<span class=s>"a </span>${b}<span class=s>"</span>');
});

test('an annotation, a comment and a regular expression have one colour, whatever is in them', () => {
  expect(html('kotlin', '', '@Test fun')).toBe(
    '<span class=p>@Test </span><span class=k>fun</span>',
  );
  expect(html('ts', '', '/** @type {A} */')).toBe('<span class=c>/** @type {A} */</span>');
  expect(html('ts', '', '/a?$/')).toBe('<span class=s>/a?$/</span>');
});

test('a variable in a string is seen', () => {
  expect(html('bash', '', '"a $B"')).toBe(
    '<span class=s>"a </span><span class=p>$B</span><span class=s>"</span>',
  );
});

test('a token over several lines is closed at the end of each', () => {
  expect(html('swift', '', '/* a\nb */')).toBe(
    '<span class=c>/* a</span>\n<span class=c>b */</span>',
  );
});

test('front matter in Markdown is YAML', () => {
  expect(html('md', '', '---\ntitle: A\n---')).toBe('---\n<span class=p>title</span>: A\n---');
});

test('plain text and output are not highlighted', () => {
  expect(html('text', '', 'val a = 1')).toBe('val a = 1');
  expect(html('console', '', '1 "passed"')).toBe('1 "passed"');
});

test('title, source and wrap reach the block', () => {
  expect(highlight('text', 'title="It\'s A.kt" source="samples/A.kt.txt" wrap', 'a')).toEqual({
    className: 'language-text',
    title: "It's A.kt",
    source: 'samples/A.kt.txt',
    wrap: null,
    html: 'a',
  });
});

test('the last title counts', () => {
  expect(highlight('text', 'title="a" title="b"', 'a')).toMatchObject({title: 'b'});
});

test('lines are highlighted by their numbers', () => {
  expect(html('text', '{1,3-4}', 'a\nb\nc\nd\ne')).toBe(
    '<mark>a\n</mark>b\n<mark>c\n</mark><mark>d\n</mark>e',
  );
});

test('lines are numbered, from one or from another number', () => {
  expect(html('text', 'showLineNumbers', 'a\nb')).toBe(
    '<span data-line=1>a\n</span><span data-line=2>b</span>',
  );
  expect(html('text', 'showLineNumbers=9 {2}', 'a\nb')).toBe(
    '<span data-line=9>a\n</span><mark data-line=10>b</mark>',
  );
});

test('a diff keeps its signs, and its changed lines are marked', () => {
  expect(html('diff', '', '--- a\n+++ b\n@@ -1 +1 @@\n a\n-b\n+c')).toBe(
    '--- a\n+++ b\n@@ -1 +1 @@\n a\n<del>-b\n</del><ins>+c</ins>',
  );
});

test('a prompt is no part of the code', () => {
  for (const prompt of ['$', '#', '%', '>', 'PS>', '>>>']) {
    expect(html('console', '', `${prompt} date\nMonday`)).toBe(
      `<span class=prompt data-prompt="${prompt}"></span>date\nMonday`,
    );
  }
  expect(html('bash', '', '# date')).not.toContain('prompt');
  expect(html('text', '', '$ date')).toBe('$ date');
});

test('the languages of build scripts and package managers are highlighted', () => {
  for (const [language, text] of [
    ['groovy', 'def a = "b"'],
    ['ruby', 'def a'],
    ['toml', 'a = "b"'],
    ['properties', 'a=b'],
  ] as const) {
    expect(html(language, '', text), language).toContain('<span class=');
  }
});

for (const [name, language, metastring, text, message] of [
  ['an unknown language', 'kotln', '', 'a', /^docs\/page\.mdx:7 .*"kotln" — did you mean kotlin\?/],
  ['an unknown word', 'text', 'titel="a"', 'a', /:7 {2}"titel="a"" means nothing .*title="…"/],
  ['a range that is none', 'text', '{2-}', 'a\nb', /:7 {2}"\{2-\}" means nothing/],
  ['a range beyond the end', 'text', '{3}', 'a\nb', /:7 {2}line 3 .* the code block has 2/],
] as const) {
  test(`${name} fails with file and line`, () => {
    expect(() => highlight(language, metastring, text)).toThrow(message);
  });
}
