import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import {DESCRIPTION_LENGTH} from '../../checks/page-metadata';
import {filesIn} from '../../lib/files';
import type {SearchIndex} from '../../lib/search-index';
import {expandFacts, flattenFacts} from '../../plugins/content/facts';
import {builtFolder, outputOf} from '../harness/build-site';
import {headOf, readBuilt} from '../harness/built-page';
import {elementsOf, expectPortable, textOf} from '../harness/xml';
import {facts} from '../kitchen/facts';

const read = (file: string) => readBuilt(file, 'kitchen');

for (const twin of ['every-form', 'forms/documented']) {
  test(
    `a page with each form that a text can have is plain Markdown in its twin: ${twin}.md`,
    {tag: '@14.1'},
    () => {
      const filePath = `tests/output/${path.basename(twin)}.md.txt`;
      const fileContent = fs.readFileSync(filePath, 'utf8');
      const own = flattenFacts(facts);
      expect(read(`${twin}.md`)).toBe(expandFacts({filePath, fileContent, own}));
    },
  );
}

test(
  'a folder, a name with special characters and one in another script have twins, are listed and can be searched',
  {tag: ['@14.1', '@14.2']},
  () => {
    const {pages} = JSON.parse(read('search-index.json')) as SearchIndex;
    for (const name of ['forms/guide', 'forms/with space & more', 'forms/中文']) {
      const address = `${facts.site.url}/${encodeURI(name)}`;
      expect(read(`${name}.md`)).toContain(`This page as HTML: <${address}>`);
      expect(read('llms.txt')).toContain(`(${address}.md): `);
      expect(pages.map((page) => page.path)).toContain(`/${name}`);
    }
  },
);

/** The application knows all addresses. */
const KNOWS_ALL = /^(?:ar-XB\/)?assets\//;

test(
  'an unlisted page is at its address, as HTML and as Markdown, and in no list, feed, index or sitemap; a draft is nowhere',
  {tag: ['@14.2', '@14.8', '@15.7']},
  () => {
    const texts = filesIn(builtFolder('kitchen'))
      .filter((name) => /\.(html|js|json|md|txt|xml)$/.test(name))
      .map((name) => ({name, text: read(name)}));
    for (const [words, files] of [
      [
        /An unlisted post|05\/unlisted\b/,
        ['blog/2026/01/05/unlisted.html', 'blog/2026/01/05/unlisted.md', 'blog/tags/hidden.html'],
      ],
      [/forms\/unlisted\b/, ['forms/unlisted.html', 'forms/unlisted.md']],
      [
        /On no card|list\/unlisted\b/,
        ['forms/cards/list/unlisted.html', 'forms/cards/list/unlisted.md'],
      ],
    ] as const) {
      const found = texts
        .filter(({name, text}) => !KNOWS_ALL.test(name) && words.test(text))
        .map(({name}) => name);
      expect(found.sort()).toEqual([...files, ...files.map((file) => `ar-XB/${file}`)].sort());
    }
    const drafts = texts.filter(
      ({name, text}) => /draft/.test(name) || /\bA draft (of|on) a\b/.test(text),
    );
    expect(drafts.map(({name}) => name)).toEqual([]);
  },
);

/** The titles of the posts that are listed, newest first. */
const POSTS = [
  'A post from the future',
  ...Array.from({length: 17}, (_, index) => `Day ${17 - index}`),
  ...['Authors of few words', 'Every form in a post', 'A <script> & ]]> title'],
];

for (const [feed, item, address, content] of [
  ['rss.xml', 'item', 'link', 'content:encoded'],
  ['atom.xml', 'entry', 'id', 'content'],
] as const) {
  test(
    `${feed} has all published posts, each form of a text once, absolute addresses, nothing to press, and code unharmed`,
    {tag: '@14.7'},
    () => {
      const posts = elementsOf(read(`blog/${feed}`), item).filter(
        // No release.
        (each) => !textOf(each, address).includes('#version-'),
      );
      // More than Docusaurus puts into a feed by default, and one with a day to come; no draft or unlisted one.
      expect(posts.map((each) => textOf(each, 'title'))).toEqual(POSTS);
      const [forms = '', hostile = ''] = posts.slice(-2).map((each) => textOf(each, content));
      const expected = fs.readFileSync('tests/output/every-form.html.txt', 'utf8');
      expect(`${forms.replaceAll(facts.site.url, '{{site.url}}')}\n`).toBe(expected);
      expectPortable(hostile);
      expect(textOf(`<body>${hostile}</body>`, 'pre')).toBe(
        "<script>\n  alert('1 < 2 && ]]>');\n</script>",
      );
    },
  );
}

test(
  'each page of a list of posts has its posts, and a title, a description and an address of its own that the sitemap has',
  {tag: ['@2.3', '@2.4', '@14.3', '@14.8']},
  () => {
    for (const [list, posts] of [
      ['/blog', POSTS.slice(0, 10)],
      ['/blog/page/3', POSTS.slice(20)],
      ['/blog/tags/open/page/2', POSTS.slice(10, 20)],
      // Those of the posts with an author who has a page.
      ['/blog/authors/with-page/page/2', POSTS.slice(10, 19)],
    ] as const) {
      const listed = selectAll('main article h2', fromHtml(read(`${list}.html`)));
      expect(listed.map((heading) => toString(heading))).toEqual(posts);
      const address = facts.site.url + list;
      const {title, links, meta} = headOf(list, 'kitchen');
      const [description = ''] = meta.description ?? [];
      expect(title).toMatch(new RegExp(`^[^|]+ \\| ${facts.sdk.name}$`));
      expect(meta).toMatchObject({'og:title': [title], 'og:description': [description]});
      expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
      expect(links).toContainEqual(expect.objectContaining({rel: 'canonical', href: address}));
      expect(read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
    }
  },
);

test('what one unpacks of a sample app is what Git has, with its modes', {tag: '@10.15'}, () => {
  const archive = fs.readFileSync(path.join(builtFolder('kitchen'), 'samples/android.zip'));
  const files = unzipSync(archive);
  for (const name of ['gradlew', 'gradlew.bat', 'icon.png', 'street.properties']) {
    const source = fs.readFileSync(`tests/fixtures/other-sdk/samples/android/${name}`);
    expect(source.equals(files[`android/${name}`] ?? Buffer.of()), name).toBe(true);
  }
  // The list at the end has a file's mode 6 bytes before its name.
  const bat = archive.lastIndexOf('android/gradlew.bat');
  const program = archive.lastIndexOf('android/gradlew', bat - 1);
  const modes = [program, bat].map((index) => archive.readUInt16LE(index - 6));
  expect(modes).toEqual([0o100755, 0o100644]);
});

test('the twin of a post says when it was published, and by whom', {tag: '@14.1'}, () => {
  expect(read('blog/2026/01/03/authors.md')).toContain(
    '\n2026-01-03, Only A. Name, Nopic Ture, In Line\n',
  );
});

test(
  'an address that has moved leads to its page in every language, on every host, and is Markdown as well',
  {tag: ['@14.1', '@16.3', '@16.5']},
  () => {
    for (const base of ['', 'ar-XB/']) {
      expect(read(`${base}moved.md`)).toBe(read(`${base}Android/using.md`));
      expect(read(`${base}moved/index.html`)).toContain(`url=/${base}Android/using"`);
      const redirects = read('_redirects').split('\n');
      expect(redirects).toContain(`/${base}moved /${base}Android/using/ 301`);
    }
  },
);

test('a post with a date in the future is published with a warning', {tag: '@15.1'}, () => {
  expect(outputOf('kitchen')).toContain(
    'tests/kitchen/blog/2999-12-31-future.md:1  the post is dated 2999-12-31, but is published',
  );
});

test('no text ends the script that contains it', {tag: '@14.6'}, () => {
  expect(headOf('/blog/hostile', 'kitchen').structuredData).toMatchObject([
    {headline: 'A <script> & ]]> title'},
    {'@type': 'WebSite'},
  ]);
});

test('broken Markdown links and broken anchors only produce warnings', {tag: '@7.2'}, () => {
  const output = outputOf('kitchen');
  // Each of a file, once in each language.
  for (const file of ['nowhere', 'gone']) {
    const link = `the link \\./${file}\\.md leads to no page — `;
    expect(output.match(new RegExp(`\\[WARNING\\] .*:\\d+:\\d+ {2}${link}`, 'g'))).toHaveLength(2);
  }
  for (const base of ['', '/ar-XB']) {
    const anchor = `${base}/Android/install#nowhere leads to an anchor that `;
    expect(output).toMatch(new RegExp(`\\[WARNING\\] .*:8 {2}${anchor}`));
  }
  expect(output).not.toContain('Docusaurus found broken anchors');
});
