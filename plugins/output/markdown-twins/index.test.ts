import {expect, test} from '@playwright/test';
import path from 'node:path';
import {facts} from '../../../product';
import {twinAddress} from '../../../src/components/MarkdownTwin/address';
import {absoluteAddress} from './absolute-address';
import {bundle, llmsTxt} from './llms-txt';
import {lookUp, type Page, type Site} from './page';
import {renderTwin} from './render-twin';
import {sayIn} from '../../../lib/translatable-texts';
import {texts} from './texts';

const page = (name: string): Page => ({
  filePath: path.resolve(`docs/${facts.android.path}/${name}.mdx`),
  permalink: `/${facts.android.path}/${name}`,
  title: `About ${name}`,
  description: `What ${name} is.`,
});
const install = page('install');
const using = page('using');
const site: Site = {
  url: 'https://docs.acme.dev',
  baseUrl: '/',
  say: sayIn(texts),
  ...lookUp([install, using]),
};

/** The twin of a page with this text, without its head. */
async function bodyOf(text: string): Promise<string> {
  const twin = await renderTwin(text, install, site);
  return twin.slice(twin.indexOf('llms.txt>.\n') + 'llms.txt>.\n'.length).trim();
}

test('a page of its own folder ends in .md, and the landing page is index.md', () => {
  expect(twinAddress('/Android/using')).toBe('/Android/using.md');
  expect(twinAddress('/')).toBe('/index.md');
});

test('a twin begins with title, description, and the addresses of the page and the index', async () => {
  expect(await renderTwin('---\ntitle: Any\n---\n\nText.\n', install, site)).toBe(`# About install

> What install is.

This page as HTML: <https://docs.acme.dev/Android/install>. Index of all pages: <https://docs.acme.dev/llms.txt>.

Text.
`);
});

test('a title in the text is not said twice', async () => {
  const twin = await renderTwin('# In *the* text\n\nText.\n', install, site);
  expect(twin.match(/^# .*$/gm)).toEqual(['# In *the* text']);
});

test('facts, samples and tables of the contract are in place', async () => {
  expect(await bodyOf('The {{sdk.name}}.')).toBe(`The ${facts.sdk.name}.`);
  const sample = await bodyOf(
    '```kotlin sample="android/app/src/main/java/com/acme/courier/Deliveries.kt#start"\n```',
  );
  expect(sample).toMatch(/^```kotlin title="Deliveries\.kt"\n.*startDelivery/s);
  expect(sample).toMatch(
    /Whole file: \[Deliveries\.kt\]\(https:\/\/docs\.acme\.dev\/samples\/.*\)$/,
  );
  expect(await bodyOf('::contract{table="states"}')).toContain('| State | Meaning | Can go to |');
});

test('a code block keeps its language and title, and nothing else of its info string', async () => {
  expect(await bodyOf('```ts title="a.ts" {1,3} showLineNumbers\na\n```')).toBe(
    '```ts title="a.ts"\na\n```',
  );
});

test('tabs become parts under their labels', async () => {
  const tabs = `<Tabs groupId="os">
<TabItem value="a" label="Ay">

One.

</TabItem>
<TabItem value="b">

Two.

</TabItem>
</Tabs>`;
  expect(await bodyOf(tabs)).toBe('**Ay**\n\nOne.\n\n**b**\n\nTwo.');
});

test('an admonition becomes a quote that begins with its kind', async () => {
  expect(await bodyOf(':::tip[Safe to repeat]\nText.\n:::')).toBe(
    '> **Tip:** Safe to repeat\n>\n> Text.',
  );
  expect(await bodyOf(':::warning\nText.\n:::')).toBe('> **Warning**\n>\n> Text.');
});

test('imports and comments go, and a colon in a word stays', async () => {
  expect(await bodyOf("import A from './a';\n\nPut com.acme:sdk here.\n\n{/* later */}")).toBe(
    'Put com.acme:sdk here.',
  );
});

test('an image becomes its alternative text, and a detail stands under its summary', async () => {
  expect(await bodyOf('![A van at the kerb.](./van.svg)')).toBe('*Image: A van at the kerb.*');
  expect(await bodyOf('<details>\n<summary>Six visits</summary>\n\nText.\n\n</details>')).toBe(
    '**Six visits**\n\nText.',
  );
});

for (const [target, address] of [
  ['./using.mdx#configure', 'https://docs.acme.dev/Android/using.md#configure'],
  ['/Android/using', 'https://docs.acme.dev/Android/using.md'],
  ['/blog', 'https://docs.acme.dev/blog'],
  ['pathname:///samples/a.kt.txt', 'https://docs.acme.dev/samples/a.kt.txt'],
  ['#verify', '#verify'],
  ['https://gradle.org', 'https://gradle.org'],
  ['mailto:help@acme.dev', 'mailto:help@acme.dev'],
] as const) {
  test(`a link to ${target} leads to ${address}`, () => {
    expect(absoluteAddress(target, install, site)).toBe(address);
  });
}

test('below a base url, an address from the root is one below it', () => {
  const french = {
    ...site,
    baseUrl: '/fr/',
    ...lookUp([{...using, permalink: '/fr/Android/using'}]),
  };
  expect(absoluteAddress('/Android/using', install, french)).toBe(
    'https://docs.acme.dev/fr/Android/using.md',
  );
});

for (const [what, text, problem] of [
  [
    'a fault of MDX',
    '\nBelow <5 metres',
    /install\.mdx:2:8 {2}Unexpected character .* — write "<" as/,
  ],
  [
    'a component without words',
    '\n<Map />',
    /install\.mdx:2 {2}<Map> is not known.*components\.ts$/,
  ],
  ['an expression', '\n\nIt is {1 + 1}.', /install\.mdx:3 {2}\{1 \+ 1\} is not known before/],
  [
    'an unknown directive',
    '::contrakt{table="states"}',
    /install\.mdx:1 {2}::contrakt has no form/,
  ],
] as const) {
  test(`${what} stops the build with file, line and mend`, async () => {
    await expect(renderTwin(text, install, site)).rejects.toThrow(problem);
  });
}

test('the index has a title, a summary, and a list of twins and bundles a section', () => {
  const sections = [
    {title: 'Start here', pages: [install]},
    {title: 'Android', pages: [using], bundle: '/Android/llms-full.txt'},
  ];
  const [head, start, android] = llmsTxt(sections, site).split('\n## ');
  expect(head).toMatch(/^# .+\n\n> .+What install is\.\n\n/);
  expect(start).toBe(
    'Start here\n\n- [About install](https://docs.acme.dev/Android/install.md): What install is.\n',
  );
  expect(android).toContain('- [About using](https://docs.acme.dev/Android/using.md)');
  expect(android).toContain('(https://docs.acme.dev/Android/llms-full.txt)');
  expect(android).toContain('(https://docs.acme.dev/llms-full.txt)');
});

test('a bundle keeps its pages apart', () => {
  expect(bundle(['# A\n', '# B\n'])).toBe('# A\n\n---\n\n# B\n');
});
