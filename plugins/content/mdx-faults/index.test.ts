import {expect, test} from '@playwright/test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {mdxFaults} from '.';

test('what MDX cannot read stops the build with one line: file, line, column and how to fix it', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(mdxFaults);
  const read = (value: string) => processor.parse(new VFile({path: 'docs/page.mdx', value}));
  expect(() => read('One\n\n<https://docs.test>')).toThrow(
    /^docs\/page\.mdx:3:\d+ {2}an address in angle brackets .* — write a link as \[text\]\(address\)$/,
  );
  expect(() => read('<!-- a -->')).toThrow(/^docs\/page\.mdx:1:2 {2}.* — write a comment as/);
  expect(() => read('## One {#one}')).toThrow(/^docs\/page\.mdx:1:\d+ .*write \{\/\* #one \*\/\}$/);
  expect(read('One').children).toHaveLength(1);
});
