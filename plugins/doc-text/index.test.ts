import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {PLAIN_COMPONENTS} from '.';
import {buildSite} from '../../tests/harness/build-site';
import {filesIn} from '../../lib/published-files';
import {foundInScripts} from '../../tests/harness/found-in-scripts';
import chunkNamesLoader from './chunk-names-loader.cjs';
import {isPlainText} from './is-plain-text';
import {markFirstFrame} from './mark-first-frame';
import prefetchLoader from './prefetch-loader.cjs';
import preloadLoader from './preload-loader.cjs';
import registryLoader from './registry-loader.cjs';
import {splitData} from './write-doc-data';

const COMPONENTS = ['Tabs', 'TabItem'];

for (const [what, text] of [
  ['prose', 'Call `start()` and [go on](/next), if 1 < 2.'],
  ['components that draw HTML alone', '<Tabs groupId="a">\n<TabItem value="b">\n\nText\n'],
  ['names of components in code', '`<Details>` and\n\n```tsx\n<Map onClick={go} />\n```\n'],
] as const) {
  test(`${what} is plain text`, () => expect(isPlainText(text, COMPONENTS)).toBe(true));
}

for (const [what, text] of [
  ['another component', 'Text\n\n<Converter from="km" />\n'],
  ['a component of an object', '<Tabs.Other />'],
  ['what opens and closes', '<details>\n<summary>More</summary>\n\nText\n</details>'],
  ['an element of the head', '<head>\n<meta name="robots" content="noarchive" />\n</head>'],
  ['a handler', '<button onClick={() => go()}>Go</button>'],
  ['a picture for links that lies beside the doc', '---\nimage: ./picture.png\n---\n'],
  ['a component between two lines with one backtick each', 'a ` b\n\n<Converter />\n\na ` b'],
  ['a component after a fence with a longer end', '```\na\n````\n\n<Converter />\n\n```\na\n```'],
  ['a component after code', '```tsx\n<Tabs />\n```\n\n<Converter />\n\n```sh\nls\n```'],
] as const) {
  test(`${what} is not`, () => expect(isPlainText(text, COMPONENTS)).toBe(false));
}

test('components that are said to draw HTML alone have neither state nor handlers', () => {
  const folders = ['src/components', 'src/theme'].map((folder) => path.resolve(folder));
  for (const component of PLAIN_COMPONENTS) {
    const folder = folders
      .map((parent) => path.join(parent, component))
      .find((candidate) => fs.existsSync(candidate));
    const files = filesIn(folder ?? '').filter((file) => file.endsWith('.tsx'));
    expect(files).toContain('index.tsx');
    for (const file of files) {
      const source = fs.readFileSync(path.join(folder ?? '', file), 'utf8');
      expect(
        source.match(/\buse(?:State|Reducer|Effect|LayoutEffect|Ref)\b|\bon[A-Z]\w*=/),
      ).toBeNull();
    }
  }
});

const PLAIN = {source: '@site/docs/plain.mdx', permalink: '/plain', data: '/plain.json'};
const DRAWN = {source: '@site/docs/drawn.mdx', permalink: '/drawn'};

/** What a loader is called with. */
function loaderContext(options: object) {
  const list = test.info().outputPath('docs.json');
  fs.writeFileSync(list, JSON.stringify([PLAIN, DRAWN]));
  return {getOptions: () => ({...options, list}), addDependency: () => undefined};
}

test.describe('the registry of modules', () => {
  const entry = (chunk: string, {source}: {source: string}) =>
    `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${source}"), "${chunk}", require.resolveWeak("${source}")],`;

  /** What the loader makes of the entries of two docs. */
  function load(
    isServer: boolean,
    source = `${entry('1a', PLAIN)}\n${entry('2b', DRAWN)}`,
  ): string {
    const context = loaderContext({isServer, chunkName: 'compiled'});
    return registryLoader.call(context, `export default {\n${source}};\n`);
  }

  test('puts data into the page of a plain doc alone', () => {
    expect(load(true)).toContain('"@site/docs/plain.mdx").then(withData), "1a", ');
    expect(load(true)).toContain('"@site/docs/drawn.mdx"), "2b", ');
  });

  test('loads a plain doc as data, and another one with what draws it', () => {
    expect(load(false)).toContain('  "/plain.json": [() => loadDoc("/plain.json")');
    expect(load(false)).toContain('"2b": [() => loadDrawn(import(');
  });

  test('lets a plain doc be compiled nevertheless', () => {
    expect(load(false)).toContain(
      '[import(/* webpackChunkName: "compiled" */ "@site/docs/plain.mdx")]',
    );
  });

  test('without a doc stops the build', () => {
    expect(() => load(false, entry('1a', PLAIN))).toThrow('does not name @site/docs/drawn.mdx');
  });
});

test.describe('the names of chunks', () => {
  const load = (routes: object) => chunkNamesLoader.call(loaderContext({}), JSON.stringify(routes));

  test('have the text of a plain doc, and what draws another one', () => {
    const routes = {'/plain-1': {__comp: 'c', content: '1a'}, '/drawn-2': {content: '2b'}};
    expect(load(routes)).toBe(
      JSON.stringify({
        '/plain-1': {content: '/plain.json', __comp: 'c'},
        '/drawn-2': {content: '2b', text: 'doc-text'},
      }),
    );
  });

  test('without a doc stop the build', () => {
    expect(() => load({'/plain-1': {content: '1a'}})).toThrow('no content of /drawn');
  });
});

test('an application that prefetches otherwise stops the build', () => {
  expect(prefetchLoader('url = __webpack_require__.gca(chunkName);')).toContain(
    "endsWith('.json')",
  );
  expect(() => prefetchLoader('url = get(chunkName);')).toThrow('adapt plugins/doc-text');
});

test('an application that goes through the routes of a page otherwise stops the build', () => {
  expect(preloadLoader('matches.map(load)')).toBe('matches.reverse().map(load)');
  expect(() => preloadLoader('for (const match of matches) {')).toThrow('adapt plugins/doc-text');
});

test('the end of the first frame is marked in a text that goes on below a window', () => {
  const block = '<ul><li><br/>a &lt; b</li></ul>\n<p>c</p><svg><path d="M0 0"/></svg>\n';
  const window = `<script>a()</script>${block.repeat(4)}`;
  expect(markFirstFrame(window + block)).toBe(`${window}<!--first-frame-end-->${block}`);
  expect(markFirstFrame(window)).toBe(window);
});

test('the data of a doc is split into what its page needs, and all of it', () => {
  const script = (name: string, data: string) =>
    `<script type="application/json" class="doc-${name}">${data}</script>`;
  const page = (scripts: string) =>
    `<div class="theme-doc-markdown markdown"><p>A "text".</p><script>a()</script>${scripts}</div><footer></footer>`;
  const metadata = script('metadata', '{"id":"a"}');
  const built = page(metadata + script('toc', '[{"value":"\\u003cb>"}]'));
  expect(splitData(built, 'a.html')).toEqual({
    page: page(metadata),
    json: '{"metadata":{"id":"a"},"toc":[{"value":"\\u003cb>"}],"html":"<p>A \\"text\\".</p>"}',
  });
  expect(() => splitData(page(metadata), 'a.html')).toThrow(
    'a.html has no text of a doc with data',
  );
});

test('the text of a docs page is in its HTML and in its data, and in no script', async () => {
  const {folder} = await buildSite('production');
  const text = 'because only the courier knows how the delivery ended';
  const file = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  expect(file('Android/using.html')).toContain(text);
  expect(file('Android/using.json')).toContain(text);
  expect(foundInScripts(folder, [text])).toEqual([]);
});

test('no script that a docs page starts with draws texts', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'Android/using.html'), 'utf8');
  const scripts = [...html.matchAll(/"(\/assets\/js\/[^"]+\.js)"/g)].map(([, file = '']) =>
    fs.readFileSync(path.join(folder, file), 'utf8'),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes('contains-task-list'))).toEqual([]);
});
