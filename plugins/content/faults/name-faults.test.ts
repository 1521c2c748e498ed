import {expect, test} from '@playwright/test';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {noFaults} from '.';

function read(value: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(noFaults);
  const file = new VFile({path: path.resolve('docs/page.mdx'), value});
  processor.runSync(processor.parse(file), file);
}

test('elements, what the page imports, and what every page has pass', () => {
  read("import Map from './map';\n\n<Map /> <br /> <tab-group />\n\n:::tip\n\nText\n\n:::\n");
});

for (const [text, problem] of [
  ['Text\n\n<Map />', 'docs/page.mdx:3  there is no <Map> — did you mean <map>? A component'],
  ['{sdk.name}', 'docs/page.mdx:1  {sdk.name} is not defined — write a fact as {{sdk.name}}'],
  ['::contrakt{table="states"}', 'docs/page.mdx:1  there is no ::contrakt — did you mean ::con'],
] as const) {
  test(`${problem} stops the build, with file and line`, () => {
    expect(() => read(text)).toThrow(problem);
  });
}
