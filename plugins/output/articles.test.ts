import type {AllContent} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import type {Nodes} from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {sayIn} from '../../lib/translations';
import {pageOf} from '../../tests/harness/page-of';
import {articleOf, sourceOf} from './article';
import {texts} from './markdown-twins/texts';
import {absoluteAddress, twinOf, type Site} from './markdown-twins/twin';
import {pagesByIndex, searchSections} from './search-index';
import {readSearchWords} from './search-words';

const site: Site = {
  url: 'https://docs.acme.dev',
  baseUrl: '/',
  hasTwin: (address) => /^\/(?:fr\/)?Android\//.test(address),
  say: sayIn(texts),
};

const articleIn = (html: string) => articleOf('/Android/install', sourceOf(pageOf(html)));

function twinOfPage(html: string): string {
  const {heading, text} = twinOf('/Android/install', articleIn(html), site);
  return `${heading}\n${text}`;
}

/** The twin of a doc with this text, without its head. */
const bodyOf = (html: string): string =>
  twinOfPage(`<article><div class="markdown"><header><h1>T</h1></header>${html}</div></article>`)
    .replace(/[^]*llms\.txt>\.\n/, '')
    .trim();

test(
  'a page without a heading has the title of the document; one without either is an error',
  {tag: '@14.1'},
  () => {
    const titled = '<title>A page | Site</title><article><p>Text.</p></article>';
    expect(twinOfPage(titled)).toMatch(/^# A page\n\nThis page .*\n\nText\.\n$/);
    for (const html of ['<main><h1>A</h1></main>', '<article>Text</article>']) {
      expect(() => twinOfPage(html)).toThrow('/Android/install: there is no <article>');
    }
  },
);

// What every form of a text becomes is in tests/output/every-form.md.txt.
for (const [what, html, markdown] of [
  [
    'blocks in a cell stay on its line',
    '<table><tr><th>A</th></tr><tr><td>One<p>Two</p><ul><li>Three</li></ul>four<pre><code>a\nb</code></pre></td></tr></table>',
    '| A |\n| - |\n| One<br />Two<br />Three<br />four<br />`a`<br />`b` |',
  ],
  [
    'a link without text becomes its name, and one without a name goes',
    '<p>A <a href="#a" aria-label="Way to A"><svg aria-hidden="true"></svg></a> B <a href="#b"><svg></svg></a></p>',
    'A [Way to A](#a) B',
  ],
  [
    'a word that may be broken stays one word',
    '<p><code>Lamp<wbr>Sdk</code> light\u00ading lamp\u200bpost 5\u00a0lm</p>',
    '`LampSdk` lighting lamppost 5\u00a0lm',
  ],
] as const) {
  test(what, {tag: '@14.1'}, () => {
    expect(bodyOf(html)).toBe(markdown);
  });
}

test('text that looks like Markdown is read as text', {tag: '@14.1'}, () => {
  const lines = [
    ...['*a*', '_a_', '**a**', '2*3*4', '~a~', '~~a~~', '`a`', '[a](b)', '![a](b)', '[^1]', '<b>'],
    ...['&amp;', '# a', '1. a', '- a', '* a', '+ a', '> a', '---', '_ _ _', '***', '~~~', '```'],
    ...['[ ] a', '[x] a', '[a]: /b', '| a |', '\\*a', 'a_b_ c'],
  ];
  const escaped = lines.map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
  const read: string[] = [];
  const twin = bodyOf(escaped.map((line) => `<p>${line}</p>`).join(''));
  visit(unified().use(remarkParse).use(remarkGfm).parse(twin), (node: Nodes) => {
    expect(['root', 'paragraph', 'text']).toContain(node.type);
    if (node.type === 'text') {
      read.push(node.value);
    }
  });
  expect(read).toEqual(lines);
});

test(
  'a link leads to the twin of its page, from wherever the text is pasted',
  {tag: '@14.1'},
  () => {
    for (const [target, address] of [
      ['/Android/using?a=b#c', 'https://docs.acme.dev/Android/using.md?a=b#c'],
      ['using', 'https://docs.acme.dev/Android/using.md'],
      ['https://docs.acme.dev/Android/using', 'https://docs.acme.dev/Android/using.md'],
      ['/fr/Android/%C3%A9', 'https://docs.acme.dev/fr/Android/%C3%A9.md'],
      ['/Android/using/', 'https://docs.acme.dev/Android/using.md'],
      ['/a%', 'https://docs.acme.dev/a%'],
      ['/samples/a.kt.txt', 'https://docs.acme.dev/samples/a.kt.txt'],
      ...['http://localhost:PORT/', '#verify', 'https://gradle.org', 'mailto:help@acme.dev'].map(
        (same) => [same, same] as const,
      ),
    ] as const) {
      expect(absoluteAddress(target, '/Android/install', site)).toBe(address);
    }
  },
);

test(
  'an index of the search has one version of each instance of the docs, and all other pages',
  {tag: '@11.8'},
  () => {
    const version = (path: string, isLast: boolean, ...docs: string[]) => ({
      ...{path, isLast},
      docs: docs.map((permalink) => ({permalink})),
    });
    const allContent: AllContent = {
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [version('/next', false, '/next/a'), version('/', true, '/a')]},
        community: {
          loadedVersions: [version('/c', true, '/c/a'), version('/c/1', false, '/c/1/a')],
        },
      },
    };
    const pages = ['/a', '/blog/post', '/c/1/a', '/c/a', '/next/a'];
    expect(Object.fromEntries(pagesByIndex(pages, allContent, '/'))).toEqual({
      '/': ['/a', '/blog/post', '/c/a'],
      '/next': ['/blog/post', '/c/a', '/next/a'],
      '/c/1': ['/a', '/blog/post', '/c/1/a'],
    });
  },
);

test(
  'for the search, a page is cut at its headings and at the entries of the contract in its lists',
  {tag: '@11.4'},
  () => {
    const html = `<article><h1>Using</h1><div>Tools</div><div class="markdown"><p>Start <b>here</b>.</p><a href="/a">One</a><a href="/b">Two</a><svg><text>No</text></svg>
    <h2 id="errors"><span>Err<wbr/>ors<sup><a href="#user-content-fn-a" data-footnote-ref>1</a></sup></span><a href="#errors" class="hash-link"></a></h2><p>What fai\u00adls.</p>
    <pre><code>val a = <a href=#b>turnOn</a>()\n}\n</code></pre><a href="/samples/a.kt.txt" aria-label="Whole file: a.kt">a.kt</a><pre>  val a = turnOn()\n  val b = 1\n</pre>
    <h3 id="api-x">Call <code>x()</code></h3><table><tr><td>A</td><td>B</td></tr></table><h3>No id</h3>
    <h2 id="end">End</h2><p>Before.</p><ul><li id="state-left"><a href="#state-left"><code>LEFT</code></a>: Left at the <b>door</b>.</li><li id="note"><a href="/samples/a.zip">Note</a>.</li>
    <li id="api-Mode-off"><a href="#api-Mode-off"><code>OFF</code></a>: Nothing.</li></ul><p>After.</p>
    <h3 id="api-Mode">Mode</h3><ul><li id="api-Mode-on"><a href="#api-Mode-on"><code>ON</code></a>: All.</li></ul></div><div>Tags</div></article>`;
    const section = {parents: [], text: '', code: ''};
    expect(searchSections(articleIn(html))).toEqual([
      {...section, heading: 'Using', text: 'Start here.\nOne\nTwo'},
      {
        ...{...section, id: 'errors', heading: 'Errors', text: 'What fails.'},
        code: 'val a = turnOn()\nval b = 1',
      },
      {...section, id: 'api-x', heading: 'Call x()', parents: ['Errors'], text: 'A B\nNo id'},
      {...section, id: 'end', heading: 'End', text: 'Before.\nNote.\nAfter.'},
      {...section, id: 'state-left', heading: 'LEFT', parents: ['End'], text: 'Left at the door.'},
      {...section, id: 'api-Mode-off', heading: 'OFF', parents: ['End', 'Mode'], text: 'Nothing.'},
      {...section, id: 'api-Mode', heading: 'Mode', parents: ['End']},
      {...section, id: 'api-Mode-on', heading: 'ON', parents: ['End', 'Mode'], text: 'All.'},
    ]);
  },
);

test(
  "the table of readers' words is read, an id that no page has is named, and without a table there are none",
  {tag: ['@11.9', '@15.1']},
  () => {
    const file = test.info().outputPath('search-words.yml');
    fs.writeFileSync(file, 'same:\n  - lit, switched on\nsections:\n  dim: darker, less light\n');
    const {same, words, faults} = readSearchWords(file, new Set(['dim']));
    expect(same).toEqual([['lit', 'switched on']]);
    expect(words).toMatchObject({dim: 'darker\nless light'});
    expect(faults).toEqual([]);
    expect(readSearchWords(file, new Set(['dims'])).faults).toEqual([
      `${path.relative('', file)}:4  no page has a section with the id "dim" — did you mean dims?`,
    ]);
    expect(readSearchWords(file, undefined).faults).toEqual([]);
    fs.writeFileSync(file, 'same: lit, switched on\n');
    expect(readSearchWords(file, undefined).same).toEqual([['lit', 'switched on']]);
    fs.writeFileSync(file, '# Nothing yet.\nsame:\nsections:\n');
    for (const table of [file, `${file}.missing`]) {
      expect(readSearchWords(table, new Set())).toMatchObject({same: [], faults: []});
    }
  },
);
