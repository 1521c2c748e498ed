import {expect, test} from '@playwright/test';
import type {Node} from 'mdast';
import {toString} from 'mdast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {filesIn, readText} from '../../../lib/files';
import {said} from '../../../tests/harness/said';
import {windowsText} from '../../../tests/harness/windows-text';
import {SAMPLES} from '../samples';
import {pageRules} from '.';
import {readable} from './read-mdx';

/** Reads a page as Docusaurus does. */
function read(value: string, filePath = 'docs/iOS/page.mdx'): Node {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(pageRules)
    .use(remarkFrontmatter)
    .use(remarkDirective);
  const file = new VFile({path: path.resolve(filePath), value: readable(value)});
  return processor.runSync(processor.parse(file), file);
}

/** The first region of the samples in Swift: `ios/Lamps.swift#light`. */
const [quoted = ''] = filesIn(SAMPLES).flatMap((file) => {
  const text = file.endsWith('.swift') ? readText(path.join(SAMPLES, file)) : '';
  const [, region] = /^\s*\/\/ #region ([\w-]+)/m.exec(text) ?? [];
  return region ? [`${file}#${region}`] : [];
});

const fence = (info: string, code = '') => `\`\`\`${info}\n${code && `${code}\n`}\`\`\``;
const tab = (attributes: string) => `<TabItem ${attributes}>\n\na\n\n</TabItem>`;
const tabs = (...items: string[]) => `<Tabs>\n${items.join('\n')}\n</Tabs>`;
const NPM = tab('value="npm" label="npm"');

/** What is wrong on a page, and what is said of it after its name. */
const faults: [text: string, fault: string][] = [
  // Facts.
  ['A\n{{sdk.nmae}}', '2:1  unknown fact {{sdk.nmae}} — did you mean {{sdk.name}}?…'],
  ['{{parking.lot}}', '1:1  unknown fact {{parking.lot}} — correct its spelling (facts…'],
  // What MDX can't read.
  ['Below <5 metres', '1:8  …"<" does not begin a tag — write "<" as "&lt;"…'],
  ['a <b>c', '1:3  …closing tag… — open and close each tag…'],
  ['a\n\n</Tabs>', '3:2  …closing… — open and close each tag…'],
  ['a List<T> b', '1:7  …closing tag…; if it is not a tag, write "<" as "&lt;" or use backticks'],
  [
    '<details><summary>A</summary>\n\nb\n</details>',
    '1:1  …— write <details> and <summary>…</summary> on a line each',
  ],
  ['a {b', '1:5  …expression… — …close the brace…'],
  ['<!-- a -->', '1:2  an HTML comment is not valid here — write a comment as {/*…'],
  ['<https://a.example>', '1:8  …address in angle brackets… — write a link as…'],
  ['import a frm "b"', '1:10  …import… — correct the import…'],
  ['<Tabs a=>b</Tabs>', "1:9  …attribute… — correct the tag's attributes…"],
  ['## One {#one}', '1:9  {#one} is not a heading id here — write {/* #one */}'],
  // Front matter.
  [
    '---\ntitle: A\nsidebar_lable: B\n---',
    '3  there is no key "sidebar_lable" — did you mean sidebar_label?',
  ],
  ['---\ndraft: yes please\n---', '2  "draft" must be a boolean — correct the value…'],
  ['---\ntitle: A: B\n---', '2  Nested mappings … — write key: value, …in quotes…'],
  ['---\ntitle: A\nimage: ./b.png\n---', '3  there is no picture ./b.png — put the file next…'],
  ['---\nimage: ../index.mdx\n---', '2  there is no picture…'],
  ['---\ntags: [b]\n---', '2  tags.yml does not define b — leave it out, or write tags.yml…'],
  ['---\ntags: b, c\n---', '2  …Yaml array. — write tags: [b, c]'],
  ['---\nauthors: [{nam: x}]\n---', '2  an author has a key or a name — write one of authors.yml'],
  ['---\nauthors: [{key: x}]\n---', '2  authors.yml does not define x…'],
  ['---\nauthors: b, c\n---', '2  …does not define b, c — write authors: [b, c]'],
  ['---\ntitle: A\ntitle: B\n---', '3  Map keys must be unique — delete one of the two'],
  ['---\nlast_update:\n\tdate: A\n---', '3  Tabs are not … — use spaces'],
  ['---\nslug: a\ntitle: *A\n---', '3  a value begins with an asterisk…'],
  ['---\ntitle: &A b\n---', '2  a value begins with an ampersand…'],
  [
    '---\ntitle: Fix #42 on Android\n---',
    '2  "#42 on Android" is a comment, … — put the value in…',
  ],
  ['---\nslug: a\u200bb\n---', '2  "a<U+200B>b" has a character that is not what it seems…'],
  ['---\ntitle_meta: [a]\n---', '2  "title_meta" must be a string…'],
  ['---\nmdx:\n  format: md\n---', '2  there is no key "mdx"…'],
  ['---js\ntitle: A\n---', '1  the front matter is not closed…'],
  ['---\ntitle: A\ntags:\n  - {label: x}\n---', '3  "tags[0].permalink" is required…'],
  ['—--\ntitle: A\n---', '1  the front matter is not closed…'],
  ['title: A\n---', '1  the front matter is not closed…'],
  ['```yaml\ntitle: A\n```', '1  the front matter is not closed…'],
  ['---\ntitle: A\n description: B\n---', '2  Nested mappings …; each key begins its line'],
  ['---\ntitle: A\n\nText', '1  the front matter is not closed — … with a line of ---'],
  ['---\ntitle: "A\n---', '2  Missing closing "quote…'],
  ['---\nA title\n---', '2  there are no keys — write key: value…'],
  ['---\n---\n\ntitle: A\n\n---', '2  there are no keys…'],
  ['---\ndraft: true\nunlisted: true\n---', '2  …draft and unlisted at the same time…'],
  ['---\ndate: 2026-10-30T25:00\n---', '2  this is no date — …2026-01-31'],
  ['---\nlast_update:\n  date: 2024-02-30\n---', '3  this is no date — …2026-01-31'],
  ['---\nslug: /guide(1)\n---', '2  an address has no ( … — rename the file or its slug'],
  ['---\nslug: /c#\n---', '2  an address has no ( … — rename the file or its slug'],
  ['---\nslug: My Page\n---', '2  an address has no … space…'],
  ['---\nslug: ../up\n---', '2  an address has no … ..…'],
  ['---\ntitle: A\ndescription: B </Script>\n---', '3  this would end a script — leave out…'],
  ['\n---\ntitle: A\n---', '1  the front matter is below something else — …the first line'],
  ['{/* a */}\n---\ntitle: A\n---', '1  the front matter is below something else…'],
  // Whatever else is wrong.
  ['{a\n<<<<<<< HEAD\nb', '2:1  Git has left a conflict here — resolve the conflict: keep …>'],
  ['A\nb\0\n\0', '2:1  this has NUL characters, as UTF-16 does — save it as UTF-8'],
  // Names.
  ['a\n\n<p style="color: red">b</p>', '3  a page has no style="…" of its own — use a class…'],
  ['<svg>\n<a-b onClick="a()" />\n</svg>', '2  a page has no onClick="…" of its own…'],
  ['<script>a()</script>', '1  a page has no <script> of its own — …write a component'],
  ['<p>\n<center>a</center>\n</p>', '2  a page has no <center> of its own — use a class…'],
  ['<p align="center">a</p>', '1  a page has no align="…" of its own…'],
  ['a\n\n<title>b</title>', '3  <title> would go to the head of the page — put it in <Head>…'],
  ['<Tab />', '1  there is no <Tab> — import it, or did you mean <Tabs>?'],
  ['a <detials />', '1  there is no <detials> — …did you mean <details>?'],
  ['{{sdk.name}} {typo}', '1  {typo} is not defined — write a fact as {{…'],
  ['The set {a, b} of two', '1  {a, b} is not defined — …a brace as \\{…'],
  ['{{name}}', '1  {{name}} is not defined…'],
  ['A\n\n::contract {list="sent"}', '3  {list="sent"} belongs to nothing — write ::contract{…}…'],
  [
    "import part from './using.mdx';\n\n<part />",
    '3  there is no <part> — import it under a name with a…',
  ],
  ['<BR />', '1  there is no <BR> — write <br>'],
  ['<Link to="/iOS">a</Link>', '1  there is no <Link> — write [text](address)'],
  ['<Image />', '1  there is no <Image> — write ![What it shows.](address)'],
  ['<Callout>a</Callout>', '1  there is no <Callout> — write :::note'],
  ['<Caution>a</Caution>', '1  there is no <Caution> — write :::note'],
  ['<Details summary="A">\n\nb\n\n</Details>', '1  <Details> has no <summary> — write <summary>…'],
  ['::contrat{type="A"}', '1  there is no ::contrat — did you mean ::contract?'],
  [':::tipp\na\n:::', '1  there is no :::tipp — did you mean :::tip?'],
  [':::constructor\na\n:::', '1  there is no :::constructor — write :::note or :::tip or…'],
  ['a\n\n:::', '3  ":::" neither begins nor ends anything here — write :::note…'],
  [':::note A title\nb\n:::', '1  ":::note A title" begins no admonition — write :::note[A title]'],
  ['a\n\n::: warning\nb\n:::', '3  "::: warning" begins no admonition — write :::warning'],
  ['> [!WARNING]\n> Hot.', '1  there is no [!WARNING] — write :::note or…'],
  // Addresses.
  [
    'See http://localhost:PORT/status.',
    '1  no reader can follow the address "http:…" — …backticks',
  ],
  ['A\n\n[a]()', '3  no reader can follow the address ""…'],
  ['[a](javascript:b())', '1  …the address "javascript:b()"…'],
  ['[a](C:\\b.png)', '1  no reader can follow the address "C:…'],
  ['![A](data:image/png;base64,b)', '1  no reader can follow the address "data:…'],
  ['[a](#)', '1  no reader can follow the address "#"…'],
  ['[a](/b.txt?c)', '1  /b.txt?c is no page — write pathname:///b.txt?c for a file…'],
  [
    '![A van][b]\n\n[b]: ./c.svg',
    '1  the picture does not name its file — write ![A van](address)',
  ],
  ['[a](www.acme.dev)', '1  www.acme.dev is read as a file — write https://www.acme.dev'],
  ['[a](acme.dev/b.md)', '1  acme.dev/b.md is read as a file — write https:…'],
  ['[a](../../.nvmrc)', '1  ….nvmrc, a file … — put it in static/, and write pathname:///.nvmrc'],
  ['[a](//iOS/install)', '1  …the address "//iOS/install"…'],
  ['[a](https:acme.dev)', '1  …the address "https:acme…'],
  ['http://192.168.1.4/', '1  …the address "http://192…'],
  ['[a](http://10.0.2.2:8080)', '1  …the address "http://10…'],
  ['[a](https://intranet/wiki)', '1  …the address "https://intranet…'],
  ['A\n[](/iOS)', '2  the link has no words — write some…'],
  ['<img src="./a.png" alt="A." />', '1  <img> takes no file … — write ![What it …a.png)'],
  [
    "import A from '@site/product/logo.svg';\n\n<img src={A} />",
    '3  <img> has code for an address — write ![What…',
  ],
  ["A\n\n<img alt='A.' src={require('./a.svg').default} />", '3  <img> has code … — write ![What…'],
  ['<video src="../a.mp4" />', '1  <video> takes no file … — put it in static…'],
  ["import {A} from './nowhere';\n\n<A />", '1  there is no file ./nowhere to import — correct…'],
  ["import '@site/sidebars';\nimport A from './b.png';\n\n<A />", '2  there is no file ./b.png…'],
  ["import A from 'nobodys-package/a';\n\n<A />", '1  there is no package nobodys-package to…'],
  ["import A from '@site/lib/files';\n\n<A />", '1  …lib/files has no default export…'],
  [
    "import {A} from '@site/lib/files';\n\n<A />",
    '1  …files exports no A — import what it exports',
  ],
  ['A\nkit@next.beta', '2  kit@next.beta becomes a link for mail — write … else in backticks'],
  // Marks and characters that only look right.
  ['A\n##\u00a0B', '1  "##" would be text — write a plain space behind the mark…'],
  ['\u2003- B', '1  "-" would be text…'],
  ['##B', '1  "##B" would be text…'],
  ['A\n• B', '1  "•" would be text — write "- "'],
  ['– B', '1  "–" would be text — write "- "'],
  ['A __DEV__ b', '1  readers would see "__DEV__" in bold — … backticks'],
  ['Donâ€™t', '1  "â€" is what another encoding makes of a character — …UTF-8'],
  ['cafÃ©', '1  "Ã©" is what another encoding…'],
  ['A\u{e0041}b', '1  the text has a character that nothing can show…'],
  ['A\u3164b', '1  the text has a character that nothing can show…'],
  ['`echo “b”`', '1  "echo <U+201C>b”…" has a character that is not what it seems…'],
  ['**Depot:**north', '1  readers would see the marks in "**" — write marks in pairs…'],
  ['A\n1~2 or 3~4 m', '2  readers would see "~2 or 3~" struck out — write \\~…'],
  ['A*(b)*c ~~d.~~e', '1  readers would see the marks…'],
  ['A `b c', '1  readers would see the marks in "`"…'],
  ['A [b] (/c d) e', '1  …the marks in "] (/" — … an address without spaces…'],
  ['A [b](/c d) e', '1  …the marks in "]("…'],
  ['A\n\n| C | D |\n| 1 | 2 |', '3  this is no table — put | --- | --- | below its first row…'],
  ['| A | B |\n| - |\n| 1 | 2 |', '1  this is no table…'],
  ['A [b][c] d', '1  [b][c] leads nowhere — write [text](address), …\\[ for a bracket'],
  ['A\nb.[^1]', '1  [^1] leads nowhere…'],
  ['See (a)[b].', '1  (a)[b] leads nowhere…'],
  ['A :rocket: b', '1  …the marks in ":rocket:"…'],
  ['A &foo; b', '1  …the marks in "&foo;"…'],
  ['Run\n\n    npm i\n', '3  an indented line is text, and not code — put code between…'],
  ['A \u202eb', '1  the text has a character that nothing can show…'],
  ['## <img src="/a.svg" alt="A." />', '1  the heading has no words — write some…'],
  ['## 🚀', '1  the heading has no words…'],
  ['A\nb\n---\nC', '1  the line of dashes makes a heading of the one above — leave a blank line…'],
  ['## A {/* #a */} b', '1  only an id stands at the end of a heading — write ## Title…'],
  ['## A {/* #a */} {/* #b */}', '1  only an id stands at the end…'],
  ['## A\n{/* #a */}', '2  only an id stands at the end…'],
  ['## A {/* a */}', '1  only an id stands at the end…'],
  ['## A {/* #a b */}', '1  only an id stands at the end…'],
  ['## A {/* #a\u00adb */}', '1  "/* #a<U+00AD>b */" has a character that is not…'],
  ['`npm i –save`', '1  "npm i <U+2013>save" has a character…'],
  ['`ﬁle`', '1  …<U+FB01>le…'],
  ['`\u039flamp`', '1  …<U+039F>lamp…'],
  ['`con\u0441t`', '1  "con<U+0441>t" has a character that is not what it seems — type it again…'],
  ['A\n\nna\ufffdve', '3  the text has a character that nothing can show — … as UTF-8'],
  [fence('js', 'let\u00a0a;'), '1  "let<U+00A0>a;" has a character…'],
  // Blocks that aren't closed.
  [':::tip\na', '1  the admonition is not closed — close it, above any …, with a line of :::'],
  [':::tip\na\n\n:::note\nb\n:::', '1  the admonition is not closed…'],
  [':::tip\na\n\n:::note\nb\n:::\n:::', '1  the admonition …one that holds another with ::::…'],
  ['```sh\na\n\n## B', '1  the code block ```sh is not closed — …a line of ```'],
  ['```sh\na\n\nB\n\n```sh\nc\n```', '1  the code block ```sh is not closed — …a line of ```'],
  ['- ````\n  ```\n\nMore', '1  the code block ```` is not closed — …a line of ````'],
  [
    `1. A\n\n${fence('sh', 'b')}\n\n1. C`,
    '7  the numbers start again at 1 — indent what is between by 3 spaces, or write the number…',
  ],
  [`1. A\n\n${tabs(NPM)}\n\n1. C`, '11  the numbers start again at 1…'],
  // Tabs.
  [NPM, '1  a tab is alone — put it between <Tabs> and </Tabs>'],
  ['<Tabs>\n\ntext\n\n</Tabs>', '1  these tabs are not all tabs, … — put <TabItem…'],
  [tabs(tab('value="npm"')), '1  these tabs are not all tabs…'],
  [tabs(NPM, NPM), '1  these tabs are not all tabs…'],
  [tabs(NPM, tab('value="yarn" label="npm"')), '1  these tabs are not all tabs…'],
  [tabs(tab('value="a" label="A" default')), '1  tabs know no "default" — leave it out…'],
  ['<h2 id="a">A</h2>', '1  <h2> has no anchor, and no place in … — write ## and its words'],
  // Code blocks, samples and parts of the contract.
  [fence('js titel="a.js"', 'a();'), '1  "titel="a.js"" means nothing … — write title="…" or…'],
  [fence('js {1-999999999}', 'a();'), '1  "{1-999999999}" means nothing…'],
  [fence('swift sample="./ios/A.swift"'), '1  there is no sample ./ios…'],
  [fence('js {9}', 'a();'), '1  line 9 is to be highlighted… — name lines that it shows'],
  [
    fence('js', '// highlight-next-line\na();'),
    '1  …see the comment "highlight-next-line" — …{1,3-5}',
  ],
  [fence('sh', ' '), '1  the code block is empty — write what it shows, or delete it'],
  [fence('javascritp', 'a();'), '1  …cannot be highlighted … — did you mean javascript?…'],
  [fence('SWIFT', 'a()'), '1  …cannot be highlighted … — did you mean swift?…'],
  // A folder, and a file outside.
  [fence('swift sample="."'), '1  there is no sample . — use the path of a file below samples/'],
  [fence('ts sample="../product/identity.ts"'), '1  there is no sample ../product/identity.ts — …'],
  [fence('swift sample="ios/Nowhere.swift"'), '1  there is no sample ios/Nowhere.swift — …'],
  [fence(`swift sample="${quoted}x"`), '1  …has no region …x … — …use one of its regions…'],
  [
    '::contract{reference="releases"}\n\n::contract{reference="releases"}',
    '3  …already has ::contract…',
  ],
  [
    '::contract{reference="evnts"}',
    '1  the contract has no reference="evnts" — did you mean ::contract{reference="events"}?…',
  ],
];

for (const [text, fault] of faults) {
  test(`a page stops the build with the line of: ${text}`, {tag: '@15.1'}, () => {
    for (const written of [text, windowsText(text)]) {
      expect(() => read(written)).toThrow(said(`docs/iOS/page.mdx:${fault}`));
    }
  });
}

test('an address that would be a pattern stops the build', {tag: ['@2.7', '@15.1']}, () => {
  for (const name of ['guide (1)', 'guide 100%']) {
    expect(() => read('A', `docs/${name}.mdx`)).toThrow(/^docs.*:1 {2}an address has no/);
  }
  expect(() => read('---\ntitle: A\n---', 'docs/c#.mdx')).toThrow(/^docs.*:1 {2}an address has no/);
  for (const sign of '()*+?:$#%') {
    expect(() => read(`---\nslug: /a/${sign}b\n---`), sign).toThrow(/:2 {2}an address has no/);
  }
});

test('the excerpt of a post has the addresses that its rest defines, in their lines, and leads to its headings', ({}, testInfo) => {
  const post = testInfo.outputPath('post.md');
  const excerpt = '---\nslug: a\n---\n\nSee [guide] and [more](#after).[^why]\n\n';
  const rest = '{/* truncate */}\n\n[guide]: /guide\n\n[^why]: A reason.\n';
  fs.writeFileSync(post, windowsText(excerpt + rest));
  const tree = JSON.stringify(read(excerpt, post));
  expect(tree).toContain('/guide');
  expect(tree).toContain('A reason.');
  expect(tree).toContain('./post.md#after');
  expect(JSON.stringify(read(excerpt + rest, post))).not.toContain('post.md#after');
  fs.writeFileSync(post, excerpt + rest.replace('/guide', 'https://'));
  expect(() => read(excerpt, post)).toThrow(
    /post\.md:9 {2}no reader can follow the address "https:/,
  );
});

test('a list of the contract can be wrong on a page of no platform, too', {tag: '@15.1'}, () => {
  expect(() => read('::contract{list="a"}', 'docs/index.mdx')).toThrow(/no list="a" — (?!move)/);
});

test('colons and brackets in prose are text', () => {
  const tree = read('See note:foo[bar] and map:key[*0*].');
  expect(toString(tree)).toBe('See note:foo[bar] and map:key[0].');
  expect(JSON.stringify(tree)).toContain('emphasis');
});

test('what comes out as it is written passes', () => {
  read(`---
title: {{sdk.name}}
authors: [{name: X}]
---

import One, {default as Three} from '@site/sidebars';
export const four = 4;

<One /> <Three /> <One.Part style={{four}} /> <tab-group /> <br /> <svg><title>A</title></svg> <Head><title>A</title></Head> {four} {/* nine */} {frontMatter.title} \`a {b\` 3 < 5 \`\\{{sdk.nmae}}\`

{1 + 1} {four.map((item) => item * nine)} {typeof window} {Math.PI} {\`\${four}\`} {toc[four].value} {() => nine} {null}

5\u00a0km, \`Δt λx 3 – 4 a — b µs\`, ~~old~~, Lamp\u00adSdk, 2 \\*\\* 3, \\**a*, note*, snake_case_name, [a@b.dev](mailto:a@b.dev), [![A](/a.svg)](/b), [<br />](/c), https://10.acme.dev, \\\`a, AT&T; &amp;lt;, a\\[0][1], \\(a)\\[b], [x], |a|, [<br />](../c.d/e), [f](/im%67/notification.svg)

| A | B |
| - | - |
| 1 | 2 |

1. One

   \`\`\`sh
   a
   \`\`\`

2. Two

${fence('sh', 'a')}

3. Three

- A

  B

  - C

    D

<Tabs>
{/* The first one. */}
<TabItem value="a" label="A">In one line</TabItem>
</Tabs>

::::note[Title]

A ratio of 1:20 and \`com.acme:sdk\`.

:::tip
More
:::

::::

- ~~~~text
  ~~~
  ~~~~

> :::note
> Text
> :::

${fence(`swift sample="${quoted}" wrap`)}

${fence('js title="a.js" {1}', 'a();')}\n\n${fence('mdx-code-block', '<One />')}

::contract{reference="releases"}
`);
});
