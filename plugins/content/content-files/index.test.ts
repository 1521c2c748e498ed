import {expect, test} from '@playwright/test';
import type {AllContent, LoadContext} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {formatFault} from '../../../lib/faults';
import {siteFaults} from '../../../lib/site-address';
import contentFiles, {fileFaults} from '.';

/** Writes a file below the folder of a test; its path from the root. */
function write(name: string, text: string): string {
  const file = test.info().outputPath(name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  return path.relative('', file);
}

for (const [name, text, found] of [
  ['a.MDX', '', ':1  a file with this ending is no page — let its name end with .mdx or .md'],
  ['a\u00a0b.md', '', ':1  its name "'],
  ['blog/tags.yml', 'a:\n  label: B: C\n', ':2  Nested mappings are not allowed'],
  [
    'blog/tags.yml',
    'a:\n  label: 7\n',
    ':2  There was an error extracting tags from file: "a.label" must be a string',
  ],
  ['blog/authors.yml', 'a:\n  title: A\n', ':1  "a" must contain at least one of [name, imageURL]'],
  ['blog/authors.yml', '# None yet.\n', undefined],
  ['a.png', 'version https://git-lfs.github.com/spec/v1\n', ':1  this is a pointer of Git LFS'],
  ['a.zip', 'version https://git-lfs.github.com/spec/v1\n', ':1  this is a pointer of Git LFS'],
  ['a.JPG', '<html>', ':1  this is no picture — save it again'],
  ['a.png', '', ':1  this is no picture'],
  ['a.svg', '<?xml version="1.0"?>\n<svg/>', undefined],
  ['a.gif', 'GIF89a', undefined],
  ['a.txt', '', undefined],
] as const) {
  test(`${found ?? 'nothing'} is found in ${name}: ${text}`, {tag: '@15.1'}, async () => {
    const file = write(name, text);
    const faults = (await fileFaults([file])).map(formatFault);
    expect(faults).toEqual(found ? [expect.stringContaining(file + found)] : []);
  });
}

for (const [url, isAddress] of [
  ['https://docs.example.org', true],
  ['https://user.example.com/sdk/v2.1', true],
  ['http://localhost:4000', true],
  ['docs.example.org', false],
  ['ftp://docs.example.org', false],
  ['https://', false],
  ['https://docs.example.org/', false],
  ['https://docs.example.org//sdk', false],
  ['https://docs.example.org/sdk/index.html', false],
  ['https://docs.example.org/a b', false],
  ['https://docs.example.org/a?b#c', false],
] as const) {
  test(`${url} is ${isAddress ? 'an' : 'no'} address of a site`, {tag: '@15.8'}, () => {
    const fault = `product/identity.ts  site.url "${url}" is not the address of a site — write it `;
    const faults = siteFaults(url).map(formatFault);
    expect(faults).toEqual(isAddress ? [] : [expect.stringContaining(fault)]);
  });
}

test(
  'two pages with one address, or with two that differ in capitals, and a post without a truncate marker stop a build, with their lines',
  {tag: ['@15.1', '@16.6']},
  async () => {
    const [one, other] = ['one.md', 'other.md'].map((name) =>
      write(name, '---\ntitle: A\nslug: same\n---\n'),
    );
    const post = (file: string, permalink: string, hasTruncateMarker: boolean) => ({
      metadata: {source: `@site/${file}`, permalink, hasTruncateMarker},
    });
    const blogPosts = [post(one ?? '', '/blog/same', false), post(other ?? '', '/blog/Same', true)];
    const allContent = {
      'docusaurus-plugin-content-blog': {default: {blogPosts}},
    } as unknown as AllContent;
    const {allContentLoaded} = await contentFiles({
      siteDir: path.dirname(path.resolve(one ?? '')),
    } as LoadContext);
    expect(() => allContentLoaded?.({allContent, actions: {} as never})).toThrow(
      `${other}:3  ${one} has the address /blog/Same as well, if capitals don't count — give one of the pages another name or slug\n${one}:1  the post has no truncate marker — `,
    );
  },
);
