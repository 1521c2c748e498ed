import {expect, test} from '@playwright/test';
import type {Node} from 'mdast';
import {toString} from 'mdast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {windowsText} from '../../../tests/harness/windows-text';
import {fillInFacts, pageRules} from '.';

const filePath = path.resolve('docs/page.mdx');

/** Reads a page as Docusaurus does. */
function read(fileContent: string, path = filePath): Node {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(pageRules);
  const file = new VFile({path, value: fillInFacts({fileContent, filePath: path})});
  return processor.runSync(processor.parse(file), file);
}

test('a page stops the build with a line for each of its faults', {tag: '@15.1'}, () => {
  expect(() => read('{{sdk.nmae}}\n\n<Map />\n\n:::note\n\nText\n')).toThrow(
    new RegExp(
      [
        String.raw`^docs/page\.mdx:1:1 {2}unknown fact {{sdk\.nmae}} — .*`,
        String.raw`docs/page\.mdx:3 {2}there is no <Map> — .*`,
        String.raw`docs/page\.mdx:5 {2}the admonition :::note is not closed — .*$`,
      ].join('\n'),
    ),
  );
});

test('what MDX cannot read stops the build together with unknown facts', {tag: '@15.1'}, () => {
  expect(() => read('{{sdk.nmae}}\n\n<!-- a -->')).toThrow(
    /^docs\/page\.mdx:1:1 {2}unknown fact .*\ndocs\/page\.mdx:3:2 {2}an HTML comment is not valid here — write a comment as .*$/,
  );
});

for (const [text, problem] of [
  ['> [!WARNING]\n> Hot.', /:1 {2}there is no \[!WARNING\] — write :::warning above, ::: below$/],
  ['See http://localhost:PORT/status.', /:1 {2}the address http:\/\/localhost:PORT\/status cannot/],
  ['[x](https://)', /:1 {2}the address https:\/\/ cannot be read — /],
  ['<a href="https://">x</a>', /:1 {2}the address https:\/\/ cannot be read — /],
  ['```md\n{/* truncate */}\n```', /:1 {2}the excerpt of the post ends inside a code block — /],
  ['<X style={{color}} />', /:1 {2}there is no <X> — /],
] as const) {
  test(`a page stops the build with the line of: ${text}`, {tag: '@15.1'}, () => {
    expect(() => read(text)).toThrow(problem);
  });
}

test('colons and brackets in prose are text', () => {
  const tree = read('See note:foo[bar] and map:key[*0*].');
  expect(toString(tree)).toBe('See note:foo[bar] and map:key[0].');
  expect(JSON.stringify(tree)).toContain('emphasis');
});

/** Reads a part of a post as Docusaurus does for its lists, and another part as it does for the post. */
function readPost(whole: string, part: string): string {
  const post = test.info().outputPath('post.md');
  fs.mkdirSync(path.dirname(post), {recursive: true});
  fs.writeFileSync(post, whole);
  return JSON.stringify(read(part, post));
}

test('the excerpt of a post has the addresses that its rest defines, and no faults of its own', () => {
  const excerpt = 'See [guide], {{sdk.name}}.\n\n```md\n';
  const whole = `${excerpt}{/* truncate */}\n\`\`\`\n\n[guide]: /guide\n`;
  for (const written of [whole, windowsText(whole)]) {
    expect(readPost(written, excerpt)).toContain('/guide');
  }
});

test('a text that its title has, too, is no excerpt', () => {
  expect(() => readPost('---\ntitle: <Map />\nslug: a\n---\n\n<Map />\n', '<Map />')).toThrow(
    /there is no <Map>/,
  );
});

test('a page passes as soon as its faults are mended', () => {
  expect(() => read('{{sdk.nmae}}')).toThrow();
  read('{{sdk.name}}');
});
