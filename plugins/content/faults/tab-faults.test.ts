import {expect, test} from '@playwright/test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {noFaults} from '.';

function read(value: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx).use(noFaults);
  processor.runSync(processor.parse(value), new VFile({path: 'docs/page.mdx', value}));
}

test('tabs that would not come out as written stop the build, with file and line', () => {
  read('<Tabs>\n<TabItem value="a" label="A">In one line</TabItem>\n</Tabs>');
  expect(() => read('One\n\n<Tabs defaultValue="b">\n</Tabs>')).toThrow(
    'docs/page.mdx:3  the attribute "defaultValue" of <Tabs> has no effect — remove it: ',
  );
});
