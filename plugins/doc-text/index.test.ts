import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {windowsText} from '../../tests/harness/windows-text';
import {registryWithTexts} from '../patches/registry-with-texts';
import {readDocs, textAddress, writeDocs} from './docs';
import {PLAIN_COMPONENTS, readDoc} from './read-doc';

const isPlainText = (text: string): boolean => readDoc(text).obstacle === undefined;

for (const [what, text] of [
  ['prose', 'Call `start()` and [go on](/next), if 1 < 2.'],
  [
    'components that draw HTML alone',
    '<Tabs groupId="a">\n<TabItem value="b">\n\nText\n\n</TabItem>\n</Tabs>',
  ],
  [
    'such a component that is imported',
    "import Hero from '@site/src/components/Hero';\n\n<Hero />",
  ],
  [
    'several such components',
    "import Hero from '@site/src/components/Hero';\nimport PlatformCards from '@site/src/components/PlatformCards';\n\n<Hero />\n\n<PlatformCards />",
  ],
  ['names of components in code', '`<Details>` and\n\n```tsx\n<Map onClick={go} />\n```\n'],
  ['HTML without handlers', 'H<sub>2</sub>O<br />\n\n<img src="/a.svg" alt="A" />'],
  ['what the browser opens and closes', '<details>\n<summary>More</summary>\n\nText\n\n</details>'],
  ['a comment, and the id of a heading', '{/* later */}\n\n## Title {/* #id */}'],
  ['a directive', '::contract{reference="errors"}\n\n:::note[Title]\n\nText\n\n:::'],
] as const) {
  test(`${what} is plain`, () => {
    expect(isPlainText(text)).toBe(true);
    expect(isPlainText(windowsText(text))).toBe(true);
  });
}

for (const [what, text] of [
  ['another component', 'Text\n\n<Converter from="km" />\n'],
  ['a component of an object', '<Tabs.Other />'],
  ['a component that only has the name of a plain one', "import Hero from './hero';\n\n<Hero />"],
  [
    'a component that the page defines',
    'export const Hero = () => <b>{Date.now()}</b>;\n\n<Hero />',
  ],
  ['a part of another file', "import Part from './_part.mdx';\n\n<Part />"],
  ['a value', 'It is {Date.now()}.'],
  ['an attribute that is computed', '<TabItem value={value} />'],
  ['attributes that are computed', '<TabItem {...props} />'],
  ['an element of the head', '<head>\n<meta name="robots" content="noarchive" />\n</head>'],
  ['a handler', '<button onClick={() => go()}>Go</button>'],
  ['a handler as HTML writes it', '<button onclick="go()">Go</button>'],
  ['a picture for links that lies beside the doc', '---\nimage: ./picture.png\n---\n'],
  ['a component between two lines with one backtick each', 'a ` b\n\n<Converter />\n\na ` b'],
  ['a component after code', '```tsx\n<Tabs />\n```\n\n<Converter />\n\n```sh\nls\n```'],
  ['what a fence hides from translators', '```mdx-code-block\n<Converter />\n```'],
  ['what MDX cannot read', '<b'],
] as const) {
  test(`${what} is not`, () => {
    expect(isPlainText(text)).toBe(false);
    expect(isPlainText(windowsText(text))).toBe(false);
  });
}

test('the reason why a doc is not plain comes with its line', () => {
  expect(readDoc('Text\n\n<Converter from="km" />\n').obstacle).toEqual({
    line: 3,
    problem: '<Converter> is more than HTML',
  });
});

for (const [what, text] of [
  ['a picture beside it', '![A](./dot.png)'],
  ['a picture of static/', '![A](/img/authors/docs-team.svg)'],
  ['the address of a picture below it', '![A][a]\n\n[a]: ./dot.png'],
  ['a picture as HTML', '<img src="./dot.png" alt="A" />'],
  ['a file', '[The picture](@site/static/form.pdf?raw#top)'],
] as const) {
  test(`a doc with ${what} is compiled for the browser, to publish it`, () =>
    expect(readDoc(text).hasFiles).toBe(true));
}

for (const [what, text] of [
  ['links to docs and pages', '[A](./forms.mdx#b) and [b](/b#c.d), [d](#d.e)'],
  ['a Markdown twin', '[A](/a.md)'],
  ['addresses of other hosts', '[c](https://a.example/b.zip), ![d](https://a.example/d.png)'],
  ['code', '`![](./dot.png)`'],
] as const) {
  test(`a doc with ${what} is not`, () => expect(readDoc(text).hasFiles).toBe(false));
}

test('components that are said to draw HTML alone have neither state nor handlers', () => {
  const folders = ['src/components', 'src/figures', 'src/theme'].map((folder) =>
    path.resolve(folder),
  );
  for (const component of PLAIN_COMPONENTS) {
    const folder = folders
      .map((parent) => path.join(parent, component))
      .find((candidate) => fs.existsSync(candidate));
    // What is in a folder inside is only loaded on demand.
    const files = filesIn(folder ?? '').filter((file) => /^[^/]+\.tsx$/.test(file));
    expect(files).toContain('index.tsx');
    for (const file of files) {
      const source = fs.readFileSync(path.join(folder ?? '', file), 'utf8');
      expect(
        source.match(/\buse(?:State|Reducer|Effect|LayoutEffect|Ref)\b|\bon[A-Z]\w*=/),
      ).toBeNull();
    }
  }
});

test('the address of a text changes with what it is made of', () => {
  const address = textAddress('/docs/', '/docs/a', 'one');
  expect(address).toMatch(/^\/docs\/assets\/text\/[0-9a-f]{12}\.json$/);
  expect(textAddress('/docs/', '/docs/a', 'two')).not.toBe(address);
  expect(textAddress('/docs/', '/docs/b', 'one')).not.toBe(address);
});

test.describe('the registry of modules', () => {
  const plain = {
    source: '@site/docs/with space & 漢字.mdx',
    permalink: '/a',
    address: '/assets/text/a.json',
  };
  const drawn = {source: '@site/docs/drawn.mdx', permalink: '/b'};
  const entry = (chunk: string, {source}: {source: string}) =>
    `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${source}"), "${source}", require.resolveWeak("${source}")],`;

  const compiled = (module: string) =>
    `import(/* webpackChunkName: "compiled-docs" */ "${module}")`;

  function load(...entries: string[]): string {
    const generatedFilesDir = test.info().outputPath();
    writeDocs(generatedFilesDir, [plain, drawn]);
    expect(readDocs(generatedFilesDir)).toEqual([plain, drawn]);
    const source = `export default {\n${entries.join('\n')}};\n`;
    return registryWithTexts(source, 'browser', generatedFilesDir);
  }

  test('loads a plain doc as text, and another one with what draws it', () => {
    const text = load(entry('1a', plain), entry('2b', drawn), entry('3c', {source: '@theme/A'}));
    expect(text).not.toContain(plain.source);
    expect(text).toContain('export default {\n  ...textLoaders,\n');
    expect(text).toContain('const texts = {"1a":"/assets/text/a.json"};');
    expect(text).toContain('"2b": [() => loadDrawnDoc(import(');
    expect(text).toContain('"3c": [() => import(');
  });

  test('has its end even if the last entry is a plain doc', () => {
    expect(load(entry('2b', drawn), entry('1a', plain))).toMatch(/"2b": .*\],\n};\n/);
  });

  test('lets components be compiled for their styles, and docs that have files', () => {
    const text = load(entry('1a', plain), entry('2b', drawn));
    expect(text).toContain(compiled('@site/src/components/Hero'));
    expect(text).not.toContain(compiled(plain.source));
    writeDocs(test.info().outputPath(), [{...plain, hasFiles: true}]);
    const again = registryWithTexts(entry('1a', plain), 'browser', test.info().outputPath());
    expect(again).toContain(compiled(plain.source));
  });

  test('names the chunks of a page for the server, and leaves its docs alone', () => {
    const text = registryWithTexts(entry('1a', plain), 'server', '');
    expect(text).toContain(`"${plain.source}"), "1a", require.resolveWeak("${plain.source}")],`);
  });

  test('without a doc, or with an entry of another form, stops the build', () => {
    expect(() => load(entry('1a', plain))).toThrow(
      /does not name @site\/docs\/drawn\.mdx .* or delete the patch "doc-text"$/,
    );
    expect(() => load('  "1a": other,')).toThrow('has the entry "1a": other,}; — read');
  });
});
