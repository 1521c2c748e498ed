import {expect, test} from '@playwright/test';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {sayIn} from '../../../lib/translations';
import {twinAddress} from '../../../lib/addresses';
import {pageOf} from '../../../tests/harness/page-of';
import {articleOf, sourceOf} from '../article';
import {texts} from './texts';
import {absoluteAddress, twinOf, type Site} from './twin';

const site: Site = {
  url: 'https://docs.acme.dev',
  baseUrl: '/',
  hasTwin: (address) => /^\/(?:fr\/)?Android\//.test(address),
  admonition: (kind) => kind,
  say: sayIn(texts),
};

function twinOfPage(html: string) {
  const address = '/Android/install';
  const {heading, text, ...twin} = twinOf(
    address,
    articleOf(address, sourceOf(pageOf(html))),
    site,
  );
  return {...twin, markdown: `${heading}\n${text}`};
}

/** The twin of a doc with this text, without its head. */
function bodyOf(html: string): string {
  const {markdown} = twinOfPage(
    `<article><div class="theme-doc-markdown markdown"><header><h1>T</h1></header>${html}</div></article>`,
  );
  return markdown.slice(markdown.indexOf('llms.txt>.\n') + 'llms.txt>.\n'.length).trim();
}

test('a page and the index page of a folder end in .md, and the landing page is index.md', () => {
  expect(twinAddress('/Android/using', '/')).toBe('/Android/using.md');
  expect(twinAddress('/', '/')).toBe('/index.md');
  expect(twinAddress('/fr/', '/fr/')).toBe('/fr/index.md');
  expect(twinAddress('/guides/', '/')).toBe('/guides.md');
});

test.describe('a twin', {tag: '@14.1'}, () => {
  test('begins with title, description, and the addresses of the page and the index', () => {
    const {title, description, markdown} = twinOfPage(
      `<head><title>Install | Site</title><meta name="description" content="How to &lt;install&gt; it."></head>
       <article><nav><a href="/">Home</a></nav><div class="markdown"><header><h1>Install <code>sdk</code></h1></header><p>Text.</p></div><footer>Dates</footer></article>`,
    );
    expect({title, description}).toEqual({
      title: 'Install sdk',
      description: 'How to <install> it.',
    });
    expect(markdown).toBe(`# Install \`sdk\`

> How to \\<install> it.

This page as HTML: <https://docs.acme.dev/Android/install>. Index of all pages: <https://docs.acme.dev/llms.txt>.

Text.
`);
  });

  test('of a post has the title from above its text, and no authors', () => {
    const {markdown} = twinOfPage(
      '<article><header><h1>News</h1><a href="/blog/authors/a">Ann</a></header><div class="markdown"><p>Text.</p></div></article>',
    );
    expect(markdown).toMatch(/^# News\n\nThis page .*\n\nText\.\n$/);
  });

  test('of a page without a heading has the title of the document', () => {
    const {markdown} = twinOfPage('<title>A page | Site</title><article><p>Text.</p></article>');
    expect(markdown).toMatch(/^# A page\n\nThis page .*\n\nText\.\n$/);
  });

  test('of a page without an article or a title is an error that names the page', () => {
    for (const html of ['<main><h1>A</h1></main>', '<article>Text</article>']) {
      expect(() => twinOfPage(html)).toThrow('/Android/install: there is no <article>');
    }
  });
});

const picture = 'data:image/svg+xml;base64,PHN2';

for (const [what, html, markdown] of [
  [
    'a heading has its id, and no link to itself',
    '<h2 id="a">Call <code>x()</code><a href="#a" class="hash-link" title="Direct link to Call x()"></a></h2>',
    '## Call `x()` {#a}',
  ],
  [
    'tabs become parts under their labels, with an end',
    '<h2>T</h2><tab-group><div role="tablist"><div role="tab">Ay</div><div role="tab">Bee</div></div><div><div role="tabpanel"><p><strong>Ay</strong></p><p>One.</p></div><div role="tabpanel" hidden=""><p><strong>Bee</strong></p><h3>Two</h3></div></div></tab-group><p>Both.</p><tab-group><div><div role="tabpanel"><p><strong>Ay</strong></p><p>One.</p></div></div></tab-group><h2>U</h2>',
    '## T\n\n### Ay\n\nOne.\n\n### Bee\n\n#### Two\n\n---\n\nBoth.\n\n### Ay\n\nOne.\n\n## U',
  ],
  [
    'an admonition is a quote that begins with its kind',
    '<div class="theme-admonition theme-admonition-tip alert"><div><span><svg><path/></svg></span>Safe to <em>repeat</em></div><div><p>Text.</p></div></div>',
    '> **Tip:** Safe to *repeat*\n>\n> Text.',
  ],
  [
    'an admonition without a title of its own has its kind alone',
    '<div class="theme-admonition theme-admonition-warning"><div><span><svg><path/></svg></span>warning</div><div><p>Text.</p></div></div>',
    '> **Warning**\n>\n> Text.',
  ],
  [
    'details follow their summary',
    '<details><summary>Six <strong>visits</strong></summary><div><div><p>Text.</p></div></div></details>',
    '**Six visits**\n\nText.',
  ],
  [
    'a table keeps its alignment, its code and its pipes, and has no blocks in its cells',
    '<table-scroller><table><thead><tr><th class="text--left">A</th><th class="text--center">B</th></tr></thead><tbody><tr><td><code>a|b</code></td><td class="text--right"><p>x | y</p><ul><li>one</li><li>two<br/>lines</li></ul></td></tr></tbody></table></table-scroller>',
    '| A | B |\n| :- | :-: |\n| `a\\|b` | x \\| y one two lines |',
  ],
  [
    'lists keep tasks, numbers and what they hold',
    '<ul><li><input type="checkbox" disabled="" checked=""/> done</li><li><input type="checkbox" disabled=""/> to do<ol><li>deeper</li></ol></li></ul><ol start="3"><li>three</li></ol>',
    '- [x] done\n- [ ] to do\n  1. deeper\n\n3. three',
  ],
  [
    'footnotes are footnotes',
    '<p>A.<sup><a href="#user-content-fn-a" data-footnote-ref="true">1</a></sup></p><section data-footnotes="true"><h2 class="sr-only">Footnotes</h2><ol><li id="user-content-fn-a"><p>Why. <a href="#user-content-fnref-a" data-footnote-backref="">↩</a></p></li></ol></section>',
    'A.[^1]\n\n[^1]: Why.',
  ],
  [
    'a picture keeps its address, one inside the page becomes its description, and an ornament goes',
    `<p><img src="/img/a.png" alt="A van"/> <img src="${picture}" alt="A door"/><img src="/b.svg" alt=""/></p>`,
    '![A van](https://docs.acme.dev/img/a.png) *A door*',
  ],
  [
    'a drawing becomes its name, and one without a name goes',
    '<div><svg role="img" aria-label="States"><text>On</text></svg></div><div><svg><title>Van</title></svg></div><svg aria-hidden="true"><title>No</title></svg><svg><text>No</text></svg>',
    '*States*\n\n*Van*',
  ],
  [
    'a break ends a line, and one between paragraphs does nothing',
    '<p>One<br/>two</p>\n<br/>\n<p>Three</p>\n<br/><br/>\n<pre><code class="language-sh">npm ci\n</code></pre>\n<br/>\n<p>Four</p>',
    'One\\\ntwo\n\nThree\n\n```sh\nnpm ci\n```\n\nFour',
  ],
  [
    'figures above and below the line are told apart from others',
    '<p>H<sub>2</sub>O, 10<sup>-3</sup>, 1<sup>st</sup>, <kbd>Esc</kbd>, <mark>new</mark>, <abbr title="Kit">SDK</abbr></p>',
    'H₂O, 10⁻³, 1st, `Esc`, *new*, SDK',
  ],
  [
    'what can be pressed, and what no reader sees, goes without joining words',
    '<p>Text<button>Copy</button>more</p><label>Metres<input type="number" value="1"/></label><output>3 ft</output><script>1</script><style>a{}</style><template>b</template><noscript>c</noscript><span aria-hidden="true">d</span>',
    'Text more\n\nMetres 3 ft',
  ],
  [
    'an element can ask to be left out',
    '<div data-mdast="ignore"><a href="/a">Start</a></div><p>Text.</p>',
    'Text.',
  ],
  [
    'a link without text becomes its name, and one without a name goes',
    '<p>A <a href="#a" aria-label="Way to A"><svg aria-hidden="true"></svg></a> B <a href="#b"><svg></svg></a></p>',
    'A [Way to A](#a) B',
  ],
  [
    'an address and a mail address stand for themselves',
    '<p><a href="https://acme.dev/a_b">https://acme.dev/a_b</a>, <a href="mailto:a@acme.dev">a@acme.dev</a>, <a href="mailto:a@acme.dev">us</a></p>',
    '<https://acme.dev/a_b>, <a@acme.dev>, [us](mailto:a@acme.dev)',
  ],
  [
    'no character is escaped without need',
    '<p>snake_case, a _ b, [brackets], [1]: a, 2 * 3, ~10 m, ~20 m, {a}, C:\\dir, a &amp; b, 1 &lt; 2</p>',
    'snake_case, a _ b, [brackets], [1]: a, 2 * 3, ~10 m, ~20 m, {a}, C:\\dir, a & b, 1 < 2',
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
  const twins = [
    bodyOf(escaped.map((line) => `<p>${line}</p>`).join('')),
    bodyOf(`<ul>${escaped.map((line) => `<li>${line}</li>`).join('')}</ul>`),
  ];
  for (const twin of twins) {
    const read: string[] = [];
    visit(unified().use(remarkParse).use(remarkGfm).parse(twin), (node: Nodes) => {
      expect(['root', 'list', 'listItem', 'paragraph', 'text']).toContain(node.type);
      if (node.type === 'text') {
        read.push(node.value);
      }
    });
    expect(read).toEqual(lines);
  }
});

test.describe('a code block', {tag: '@14.1'}, () => {
  const block = (code: string, title = '', app = '') =>
    bodyOf(
      `<figure class="theme-code-block">${title && `<figcaption>${title}</figcaption>`}${app}<code-tools></code-tools><pre>${code}</pre></figure>`,
    );

  test('has its language and title, and exactly its code', () => {
    const code =
      '<code class="language-kotlin"><mark data-line=1><span class=k>fun </span>main() {\n</mark><span data-line=2>    \n</span><ins data-line=3>    a &lt; b &amp;&amp; c\n</ins><span data-line=4>}</span></code>';
    expect(block(code, 'App.kt')).toBe(
      '```kotlin title="App.kt"\nfun main() {\n    \n    a < b && c\n}\n```',
    );
    expect(block('<code>a\r\n\r\nb\r\n</code>')).toBe('```\na\n\nb\n```');
    expect(block('<code>```js\n```</code>')).toBe('````\n```js\n```\n````');
    expect(block('<code>a</code>', 'a "b"')).toBe('```text title=\'a "b"\'\na\n```');
    expect(block('<code class="language-sh"><span class=prompt></span>npm ci</code>')).toBe(
      '```sh\nnpm ci\n```',
    );
  });

  test('that is quoted is followed by links to the whole file and to the app', () => {
    const link =
      '<a href="/samples/a_b.kt.txt" title="Whole file: a_b.kt" aria-label="Whole file: a_b.kt">a_b.kt</a>';
    const quoted =
      '```kotlin title="a_b.kt"\na\n```\n\nWhole file: [a_b.kt](https://docs.acme.dev/samples/a_b.kt.txt)';
    expect(block('<code class="language-kotlin">a</code>', link)).toBe(quoted);
    expect(
      block(
        '<code class="language-kotlin">a</code>',
        link,
        '<a href="/samples/a.zip" aria-label="App (zip)">App</a>',
      ),
    ).toBe(`${quoted}\n\n[App (zip)](https://docs.acme.dev/samples/a.zip)`);
  });
});

for (const [target, address] of [
  ['/Android/using#configure', 'https://docs.acme.dev/Android/using.md#configure'],
  ['/Android/using?a=b#c', 'https://docs.acme.dev/Android/using.md?a=b#c'],
  ['using', 'https://docs.acme.dev/Android/using.md'],
  ['https://docs.acme.dev/Android/using', 'https://docs.acme.dev/Android/using.md'],
  ['/fr/Android/%C3%A9', 'https://docs.acme.dev/fr/Android/%C3%A9.md'],
  ['/Android/using/', 'https://docs.acme.dev/Android/using.md'],
  ['http://localhost:PORT/', 'http://localhost:PORT/'],
  ['/a%', 'https://docs.acme.dev/a%'],
  ['/blog', 'https://docs.acme.dev/blog'],
  ['/samples/a.kt.txt', 'https://docs.acme.dev/samples/a.kt.txt'],
  ['#verify', '#verify'],
  ['https://gradle.org', 'https://gradle.org'],
  ['mailto:help@acme.dev', 'mailto:help@acme.dev'],
] as const) {
  test(`a link to ${target} leads to ${address}`, {tag: '@14.1'}, () => {
    expect(absoluteAddress(target, '/Android/install', site)).toBe(address);
  });
}
