import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {PLAIN_COMPONENTS} from '.';
import {buildSite} from '../../tests/harness/build-site';
import {filesIn} from '../built-pages/published-files';
import chunkNamesLoader from './chunk-names-loader.cjs';
import {isPlainText} from './is-plain-text.cjs';
import registryLoader from './registry-loader.cjs';

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

test.describe('the registry of modules', () => {
  const ENTRY =
    '  "1a2b": [() => import(/* webpackChunkName: "1a2b" */ "@site/docs/page.mdx"), "1a2b", require.resolveWeak("@site/docs/page.mdx")],';

  /** What the loader makes of the entry of a doc. */
  function load(siteDir: string, isServer: boolean, source = ENTRY): string {
    const context = {
      getOptions: () => ({
        siteDir,
        generatedFilesDir: path.join(siteDir, 'generated'),
        isServer,
        components: COMPONENTS,
      }),
      addDependency: () => undefined,
    };
    return registryLoader.call(context, `export default {\n${source}\n};\n`);
  }

  test('names the metadata of a doc whose text is plain, and loads others as a whole', ({}, info) => {
    const site = info.outputPath('site');
    const data = path.join(site, 'generated/docusaurus-plugin-content-docs/default');
    fs.mkdirSync(path.join(site, 'docs'), {recursive: true});
    fs.mkdirSync(data, {recursive: true});
    fs.writeFileSync(path.join(data, 'site-docs-page-mdx-93e.json'), '{}');
    const metadata = fs.readdirSync(data)[0] ?? '';

    fs.writeFileSync(path.join(site, 'docs/page.mdx'), 'Text');
    expect(load(site, true)).toContain('"1a2b-metadata", require');
    expect(load(site, false)).toContain(`default/${metadata}"), () => import(`);

    fs.writeFileSync(path.join(site, 'docs/page.mdx'), '<Converter />');
    expect(load(site, true)).toContain('"1a2b", require');
    expect(load(site, false)).toContain('loadDrawnDoc(() => import(');
  });

  test('without a doc stops the build', ({}, info) => {
    expect(() => load(info.outputPath('site'), false)).toThrow('adapt plugins/partial-hydration');
  });
});

test('routes without a doc stop the build', () => {
  const load = chunkNamesLoader.bind({getOptions: () => ({docItem: '3c4d'})});
  expect(() => load('{"/a-1": {"__comp": "1a2b"}}')).toThrow('adapt plugins/partial-hydration');
});

test('no script that a docs page starts with has its text, or what draws it', async () => {
  const {folder} = await buildSite('production');
  const html = fs.readFileSync(path.join(folder, 'Android/using.html'), 'utf8');
  const scripts = [...html.matchAll(/"(\/assets\/js\/[^"]+\.js)"/g)].map(([, file = '']) =>
    fs.readFileSync(path.join(folder, file), 'utf8'),
  );
  const text = 'because only the courier knows how the delivery ended';
  expect(html).toContain(text);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes(text))).toEqual([]);
  expect(scripts.filter((script) => script.includes('contains-task-list'))).toEqual([]);
});
