import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString as textOfHtml} from 'hast-util-to-string';
import type {Nodes} from 'mdast';
import {toString as textOfMarkdown} from 'mdast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expandFacts} from '../../plugins/content/facts';
import {entryLink} from '../../plugins/output/article';
import {rules as rulesIn} from '../../plugins/output/markdown-twins/llms';
import {texts} from '../../plugins/output/markdown-twins/texts';
import {facts} from '../../product';
import type {SearchIndex} from '../../lib/search-index';
import {twinAddress} from '../../lib/addresses';
import {sayIn} from '../../lib/translations';
import {buildSite} from '../harness/build-site';
import {writtenRoutes as routes} from '../harness/site-pages';

const twins = routes.map((route) => twinAddress(route, '/'));
const bundles = ['Android', 'iOS', 'ReactNative', 'Flutter'].map(
  (name) => `/${name}/llms-full.txt`,
);

const markdown = unified().use(remarkParse).use(remarkGfm);
let folder = '';

test.beforeAll(async () => {
  const build = await buildSite('production');
  expect(build.ok, build.output).toBe(true);
  folder = build.folder;
});

const read = (address: string): string => fs.readFileSync(path.join(folder, address), 'utf8');

function htmlOf(route: string) {
  return fromHtml(read(route === '/' ? '/index.html' : `${route}.html`));
}

/** The nodes of one kind, in their order. */
function nodesOf<Type extends Nodes['type']>(text: string, type: Type) {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(markdown.parse(text), (node) => {
    if (node.type === type) {
      found.push(node as Extract<Nodes, {type: Type}>);
    }
  });
  return found;
}

const rules = rulesIn(sayIn(texts));

const withoutRules = (twin: string) => read(twin).replace(`\n${rules}`, '');

const addressesIn = (text: string) => nodesOf(text, 'link').map(({url}) => url);

/** What a link of a page's text leads to, as it works from anywhere. */
function absolute(href: string, route: string): string {
  const {origin, pathname, search, hash} = new URL(href, facts.site.url + route);
  return href.startsWith('#') || origin !== facts.site.url
    ? href
    : origin + (routes.includes(pathname) ? twinAddress(pathname, '/') : pathname) + search + hash;
}

for (const route of routes) {
  const twin = twinAddress(route, '/');

  test(`${twin} has the headings, the code and the links of the page, as plain Markdown`, () => {
    const text = read(twin);
    const page = htmlOf(route);
    expect(nodesOf(text, 'html')).toEqual([]);
    for (const {value} of nodesOf(text, 'text')) {
      expect(value).not.toMatch(/^(?:import|export) |::|[{}]/m);
    }

    const headings = selectAll('article :is(h1, h2, h3, h4, h5, h6):not(.sr-only)', page);
    expect(
      nodesOf(text, 'heading').map((node) => `h${node.depth} ${textOfMarkdown(node)}`),
    ).toEqual(headings.map((node) => `${node.tagName} ${textOfHtml(node)}`));

    const code = selectAll('article pre', page);
    expect(nodesOf(text, 'code').map(({value}) => value)).toEqual(code.map(textOfHtml));

    const content = select('article .markdown', page) ?? select('article', page);
    const left = [
      ...selectAll('.hash-link, pre a, [data-mdast] a, [data-footnote-ref]', content),
      ...selectAll('li', content).flatMap((item) => entryLink(item) ?? []),
    ];
    const links = selectAll('a:not([data-footnote-backref])', content)
      .filter((link) => !left.includes(link))
      .map(({properties}) => absolute(String(properties.href), route));
    const [ownAddress, index, ...others] = addressesIn(text);
    expect([ownAddress, index]).toEqual([facts.site.url + route, `${facts.site.url}/llms.txt`]);
    expect(others).toEqual(links);

    const named = selectAll('link[rel="alternate"][type="text/markdown"]', page);
    expect(named.map(({properties}) => properties.href)).toEqual([twin]);
  });
}

for (const address of ['/llms.txt', '/llms-full.txt', ...bundles, ...twins]) {
  test(`every link of ${address} to this site leads to a file`, () => {
    const own = addressesIn(read(address)).filter((link) => !/^(#|mailto:)/.test(link));
    for (const link of own) {
      expect(link).toMatch(/^https:/);
      if (link.startsWith(facts.site.url)) {
        const {pathname} = new URL(link);
        const files = [pathname, `${pathname}.html`, path.join(pathname, 'index.html')];
        const found = files.some((file) =>
          fs.statSync(path.join(folder, file), {throwIfNoEntry: false})?.isFile(),
        );
        expect(found, link).toBe(true);
      }
    }
  });
}

test('the index lists every page with its description, and every bundle', () => {
  const links = addressesIn(read('/llms.txt'));
  const data = ['/contract.json', '/.well-known/agent-skills/index.json'];
  const expected = [...twins, ...data, '/llms-full.txt', ...bundles];
  expect([...links].sort()).toEqual(expected.map((address) => facts.site.url + address).sort());
  expect(read('/llms.txt')).not.toMatch(/: *$/m);
});

test('a bundle holds the pages of its platform, the full one all pages', () => {
  for (const bundle of bundles) {
    const folderOf = path.dirname(bundle);
    expect(read(bundle)).toContain(
      ['install', 'using', 'examples']
        .map((page) => withoutRules(`${folderOf}/${page}.md`))
        .join('\n---\n\n'),
    );
  }
  for (const twin of twins) {
    expect(read('/llms-full.txt')).toContain(withoutRules(twin));
  }
});

test('each file begins with the rules for models, and has them only once', () => {
  for (const address of ['/llms.txt', ...twins]) {
    expect(read(address).split(rules), address).toEqual([
      expect.stringMatching(/^# .+\n\n(> .+\n\n)?$/),
      expect.stringMatching(/^\n\S/),
    ]);
  }
  for (const bundle of ['/llms-full.txt', ...bundles]) {
    expect(read(bundle).split(rules), bundle).toEqual(['', expect.stringMatching(/^\n---\n\n# /)]);
  }
  expect(rules).toContain(facts.sdk.version);
  expect(rules.trimEnd().split('\n')).toHaveLength(3);
});

test.describe('a page with each form that a text can have', () => {
  let fixtures = '';

  test.beforeAll(async () => {
    const build = await buildSite('fixture-pages');
    expect(build.ok, build.output).toBe(true);
    fixtures = build.folder;
  });

  const readFixture = (file: string) => fs.readFileSync(path.join(fixtures, file), 'utf8');

  for (const [twin, expected] of [
    ['every-form.md', 'tests/fixtures/every-form.md.txt'],
    ['fixtures/forms.md', 'tests/fixtures/forms.md.txt'],
  ] as const) {
    test(`is plain Markdown in its twin: ${twin}`, () => {
      const fileContent = fs.readFileSync(expected, 'utf8');
      expect(readFixture(twin)).toBe(expandFacts({filePath: expected, fileContent}));
    });
  }

  test('a folder, a name with special characters and one in another script have twins, are listed and can be searched', () => {
    const names = ['fixtures/guide', 'fixtures/with space & more', 'fixtures/中文'];
    const {pages} = JSON.parse(readFixture('search-index.json')) as SearchIndex;
    for (const name of names) {
      const address = `${facts.site.url}/${encodeURI(name)}`;
      expect(readFixture(`${name}.md`)).toContain(`This page as HTML: <${address}>`);
      expect(readFixture('llms.txt')).toContain(`(${address}.md): `);
      expect(pages.map((page) => page.path)).toContain(`/${name}`);
    }
  });

  test('is in no index or bundle, as it is unlisted', () => {
    for (const name of ['llms.txt', 'llms-full.txt', 'search-index.json']) {
      const text = readFixture(name);
      expect(text).toContain('code-blocks');
      expect(text).not.toMatch(/every-form|fixtures\/unlisted/);
    }
  });
});
