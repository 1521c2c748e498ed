import {expect, test} from '@playwright/test';
import type {AllContent, LoadContext} from '@docusaurus/types';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatFault} from '../../../lib/faults';
import {replaceFile} from '../../../lib/files';
import {siteFaults} from '../../../lib/site-address';
import contentFiles, {fileFaults} from '.';
import {linkFaults} from './links';
import {lostDocs} from './sidebars';

/** Writes a file below the folder of a test; its path from the root. */
function write(name: string, text: string): string {
  const file = test.info().outputPath(name);
  replaceFile(file, text);
  return path.relative('', file);
}

/** What shows where the excerpt of a post ends. */
const EXCERPT = 'A line.\n\n{/* truncate */}\n';

for (const [name, text, found] of [
  ['a.MDX', '', ':1  a file with this ending is no page — let its name end with .mdx or .md'],
  ['a\u00a0b.md', '', ':1  its name "'],
  ['blog/tags.yml', 'a:\n  label: B: C\n', ':2  Nested mappings are not allowed'],
  [
    'blog/tags.yml',
    'a:\n  label: 7\n',
    ':2  There was an error extracting tags from file: "a.label" must be a string',
  ],
  ['blog/authors.yml', 'a:\n  title: A\n', ':1  the author a has no name — write'],
  ['blog/authors.yml', 'a:\n  nom: A\n', ':2  there is no key "nom" — did you mean name?'],
  [
    'blog/authors.yml',
    'a:\n  name: A\n  image_url: /img/nowhere.svg\n',
    ':3  static/ has no /img/nowhere.svg — put the picture there',
  ],
  [
    'blog/authors.yml',
    'a:\n  name: A\n  page:\n    permalink: /a b\n',
    ':4  "/a b" is no address — write one such as /new-tag',
  ],
  [
    'blog/tags.yml',
    'a:\n  permalink: /c\nb:\n  permalink: /c\n',
    ':4  a has the address /c as well — choose another',
  ],
  [
    'blog/authors.yml',
    'a:\n  name: A\n  page: true\nb:\n  name: B\n  page:\n    permalink: /a\n',
    ':7  a has the address /a as well — choose another',
  ],
  ['blog/tags.yml', 'a:\n  permalink: a b\n', ':2  "a b" is no address'],
  ['blog/tags.yml', 'a:\n  lable: b\n', ':2  there is no key "lable" — did you mean label?'],
  [
    'docs/_category_.yml',
    'label: A\n',
    ':1  this does nothing, because sidebars.ts lists the pages',
  ],
  [
    'sidebars.ts',
    "export default {\n  docs: [{A: ['a/dor', 'a/door']}],\n};\n",
    ':2  there is no doc a/dor among a/door — did you mean a/door?',
  ],
  [
    'sidebars.ts',
    "export default {docs: [{type: 'ref', id: 'a/door'}, 'b']};\n",
    ':1  there is no doc b among a/door',
  ],
  [
    'sidebars.ts',
    "export default {docs: ['a/door', `${'b'}/c`]};\n",
    ':1  there is no doc b/c among a/door — npm run new writes the pages in product/platform-pages.ts',
  ],
  ['blog/authors.yml', '# None yet.\n', undefined],
  ['a.png', 'version https://git-lfs.github.com/spec/v1\n', ':1  this is a pointer of Git LFS'],
  ['a.zip', 'version https://git-lfs.github.com/spec/v1\n', ':1  this is a pointer of Git LFS'],
  ['a.JPG', '<html>', ':1  this is no picture that every browser can show — save it again'],
  ['a.png', '', ':1  this is no picture'],
  ['a.svg', '<?xml version="1.0"?>\n<svg/>', undefined],
  ['a.svg', '<svg><path d="M0 0" /></svg>\n', undefined],
  ['a.svg', '<svg><path d="M0 0" />', ':1  this is no picture'],
  ['a.svg', '<svg', ':1  this is no picture'],
  ['a.heic', '\0\0\0\x18ftypheic', ':1  this is no picture'],
  ['a.gif', 'GIF89a', undefined],
  ['a.txt', '', undefined],
  ['blog/2026-13-01-a.md', EXCERPT, ':1  2026-13-01 is no date — rename the file'],
  ['blog/2026/2/30/a.md', EXCERPT, ':1  2026/2/30 is no date — rename the file'],
  [
    'blog/README.md',
    `---\ntitle: A\n---\n${EXCERPT}`,
    ':1  the post has no date — name the file 2026-',
  ],
  ['blog/20260507-a.md', '---\ndraft: true\n---\n', undefined],
  ['blog/2026-02-30-a.md', `---\ndate: 2026-03-02\n---\n${EXCERPT}`, undefined],
  ['blog/2026-2-3-a/index.mdx', EXCERPT, undefined],
  [
    'blog/2026-2-3-b.md',
    'A line.\n',
    ':1  the post has no truncate marker — write {/* truncate */}',
  ],
  ['blog/_a.md', '', undefined],
  ['docs/blog/a.mdx', '', undefined],
  ['src/pages/a b.md', '', ':1  the name of a page has no spaces'],
  ['docs/a b.md', '', undefined],
  ['src/pages/a.ts', 'export const a = 1;\n', ':1  a page exports a component by default'],
  ['src/pages/a.tsx', 'export default function A() {}\n', undefined],
  ['src/pages/b/_a.ts', '', undefined],
] as const) {
  test(`${found ?? 'nothing'} is found in ${name}: ${text}`, {tag: '@15.1'}, async () => {
    write('docs/01-a/2-door.mdx', '');
    const file = write(name, text);
    const faults = (await fileFaults([file])).map(formatFault);
    expect(faults).toEqual(found ? [expect.stringContaining(file + found)] : []);
  });
}

test(
  'a doc that no sidebar has is found, unless it is hidden on purpose',
  {tag: '@15.1'},
  async () => {
    const doc = write('docs/lost.mdx', '---\ntitle: A\n---\n');
    for (const key of ['draft: true', 'unlisted: true', 'displayed_sidebar: docs']) {
      write(`docs/${key.slice(0, 5)}.mdx`, `---\n${key}\n---\n`);
    }
    const file = write('sidebars.ts', 'export default {docs: []};\n');
    expect((await lostDocs(file)).map(formatFault)).toEqual([
      `${doc}:1  no sidebar has this page — add 'lost' to ${file}`,
    ]);
    write('sidebars.ts', "export default {docs: [{type: 'autogenerated', dirName: '.'}]};\n");
    expect(await lostDocs(file)).toEqual([]);
  },
);

test('texts in UTF-16 stop a build before anything else', {tag: '@15.1'}, async () => {
  const names = ['blog/authors.yml', 'docs/a.mdx', 'samples/a/README.md'];
  names.forEach((name) => write(name, 'a\nb\0'));
  write('docs/a.png', '\x89PNG\r\n\x1a\n\0\0');
  const loading = contentFiles({siteDir: test.info().outputPath()} as LoadContext);
  for (const name of names) {
    await expect(loading).rejects.toThrow(`${name}:2:1  this has NUL characters`);
  }
  await expect(loading).rejects.not.toThrow('a.png');
});

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
  'a symbolic link that leads nowhere, to a file outside the site or to a folder around it is found, and nothing is read through it',
  {tag: ['@15.1', '@16.5']},
  () => {
    // Elsewhere: whatever walks through the project would follow them.
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-files-'));
    const at = (name: string) => path.join(root, 'site', name);
    ['docs/a', 'static', 'samples/node_modules'].forEach((name) =>
      fs.mkdirSync(at(name), {recursive: true}),
    );
    fs.writeFileSync(at('docs/a.mdx'), '');
    fs.symlinkSync('site', at('../clone'));
    for (const [name, target] of [
      ['docs/b.mdx', 'a.mdx'],
      ['docs/loop', '.'],
      ['docs/a/up', at('docs')],
      ['static/gone', 'nowhere'],
      ['static/itself', 'itself'],
      ['static/passwd', '../../other'],
      ['docs/elsewhere', '../../docs'],
      ['static/root', '..'],
      ['samples/node_modules/other', '../../../other'],
    ] as const) {
      fs.symlinkSync(target, at(name));
    }
    fs.writeFileSync(at('../other'), '');
    fs.mkdirSync(at('../docs'));
    for (const siteDir of [at(''), at('../clone')]) {
      expect(linkFaults(siteDir).map(formatFault).sort()).toEqual(
        [
          ...['docs/a/up', 'docs/loop', 'static/gone', 'static/itself', 'static/passwd'],
          'static/root',
        ].map((name) =>
          expect.stringContaining(`${name}:1  this link leads nowhere, to a file outside`),
        ),
      );
    }
    fs.rmSync(root, {recursive: true});
  },
);

test(
  'two pages with one address, or with two that differ in capitals, or with that of a list or of the page for others stop a build, with their lines',
  {tag: ['@15.1', '@16.6']},
  async () => {
    const [one, other] = ['one.md', 'other.md'].map((name) =>
      write(name, '---\ntitle: A\nslug: same\n---\n'),
    );
    const post = (file: string, permalink: string) => ({
      metadata: {source: `@site/${file}`, permalink},
    });
    const blogPosts = [post(one ?? '', '/blog/same'), post(other ?? '', '/blog/Same')];
    const allContent = {
      'docusaurus-plugin-content-blog': {default: {blogPosts, blogTagsListPath: '/base/blog/tags'}},
      'docusaurus-plugin-content-pages': {
        default: [
          {source: `@site/${one}`, permalink: '/Base/404'},
          {source: `@site/${one}`, permalink: '/base/blog'},
        ],
      },
    } as unknown as AllContent;
    const {allContentLoaded} = await contentFiles({
      siteDir: path.dirname(path.resolve(one ?? '')),
      siteConfig: {baseUrl: '/Base/'},
    } as LoadContext);
    expect(() => allContentLoaded?.({allContent, actions: {} as never})).toThrow(
      `${other}:3  ${one} has the address /blog/Same as well, if capitals don't count — rename the file, or choose another slug\n${one}:3  the page for addresses that do not exist has the address /Base/404 as well, if capitals don't count — rename the file, or choose another slug\n${one}:3  a list of posts has the address /base/blog as well, if capitals don't count — rename the file, or choose another slug`,
    );
  },
);
