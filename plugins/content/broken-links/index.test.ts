import {expect, test} from '@playwright/test';
import {replaceFile} from '../../../lib/files';
import {brokenMarkdown} from '.';

for (const [name, url, mend] of [
  ['docs/a.mdx', '/index.mx#b', 'did you mean /index.mdx?'],
  ['docs/a.mdx', './quite-another.md', 'from one doc to another, write'],
  ['blog/a.md', '/quite/another.mdx#b', "write /quite/another#b, the page's address"],
] as const) {
  test(`the link ${url} in ${name} is told to writers: ${mend}`, {tag: '@7.2'}, ({}, testInfo) => {
    const sourceFilePath = testInfo.outputPath(name);
    replaceFile(sourceFilePath, '');
    const said: unknown[] = [];
    const {warn} = console;
    console.warn = (...words) => said.push(words.join(' '));
    brokenMarkdown.onBrokenMarkdownLinks({sourceFilePath, url, node: {type: 'link'} as never});
    console.warn = warn;
    expect(said).toEqual([
      expect.stringContaining(`${name}:1  the link ${url} leads to no page — ${mend}`),
    ]);
  });
}
