import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString as textOfHtml} from 'hast-util-to-string';
import type {Nodes} from 'mdast';
import {toString as textOfMarkdown} from 'mdast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {facts} from '../../product';
import {twinAddress} from '../../src/components/MarkdownTwin/address';
import {buildSite} from '../harness/build-site';
import {platformDocs} from '../harness/docs';

const posts = ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'];
const routes = ['/', ...platformDocs, ...posts.map((post) => `/blog/${post}`), '/markdown-page'];
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

const addressesIn = (text: string) => nodesOf(text, 'link').map(({url}) => url);

for (const route of routes) {
  const twin = twinAddress(route);

  test(`${twin} is plain Markdown`, () => {
    const text = read(twin);
    expect(nodesOf(text, 'html')).toEqual([]);
    expect(text).not.toMatch(/\{\{[\s\w.-]*\}\}/);
    expect(text).not.toContain('sample="');
    for (const {value} of nodesOf(text, 'text')) {
      expect(value).not.toMatch(/^(import|export) |::|[{}]/m);
    }
  });

  test(`${twin} has the headings of the page, in their order`, () => {
    const headings = nodesOf(read(twin), 'heading').map(
      (node) => `${node.depth} ${textOfMarkdown(node)}`,
    );
    const ofPage = selectAll(
      'article :is(h1, h2, h3, h4, h5, h6):not(.sr-only)',
      htmlOf(route),
    ).map((node) => `${node.tagName.slice(1)} ${textOfHtml(node)}`);
    expect(headings).toEqual(ofPage);
  });

  test(`${twin} has the code of the page, in its order`, () => {
    // How the page breaks lines is up to its markup.
    const inOneLine = (code: string) => code.replace(/\s/g, '');
    const blocks = nodesOf(read(twin), 'code').map(({value}) => inOneLine(value));
    const ofPage = selectAll('article pre', htmlOf(route)).map((element) =>
      inOneLine(textOfHtml(element)),
    );
    expect(blocks).toEqual(ofPage);
  });

  test(`the head of ${route} names its twin`, () => {
    const links = selectAll('link[rel="alternate"][type="text/markdown"]', htmlOf(route));
    expect(links.map(({properties}) => properties.href)).toEqual([twin]);
  });
}

for (const address of ['/llms.txt', '/llms-full.txt', ...bundles, ...routes.map(twinAddress)]) {
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
  const expected = [...routes.map(twinAddress), '/llms-full.txt', ...bundles];
  expect([...links].sort()).toEqual(expected.map((address) => facts.site.url + address).sort());
  expect(read('/llms.txt')).not.toMatch(/: *$/m);
});

test('a bundle holds the pages of its platform, the full one all pages', () => {
  for (const bundle of bundles) {
    const folderOf = path.dirname(bundle);
    expect(read(bundle)).toBe(
      ['install', 'using', 'examples']
        .map((page) => read(`${folderOf}/${page}.md`))
        .join('\n---\n\n'),
    );
  }
  for (const route of routes) {
    expect(read('/llms-full.txt')).toContain(read(twinAddress(route)));
  }
});
