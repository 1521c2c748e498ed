import {expect, test} from '@playwright/test';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {fillInFacts, pageRules} from '.';

const filePath = path.resolve('docs/page.mdx');

/** Reads a page as Docusaurus does. */
function read(fileContent: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(pageRules);
  const file = new VFile({path: filePath, value: fillInFacts({fileContent, filePath})});
  processor.runSync(processor.parse(file), file);
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

test('a page passes as soon as its faults are mended', () => {
  expect(() => read('{{sdk.nmae}}')).toThrow();
  read('{{sdk.name}}');
});
