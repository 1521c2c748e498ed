import {expect, test} from '@playwright/test';
import {select, selectAll} from 'hast-util-select';
import {toString as textOfHtml} from 'hast-util-to-string';
import type {Nodes, Root} from 'mdast';
import {toString as textOfMarkdown} from 'mdast-util-to-string';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {entryLink} from '../../plugins/output/article';
import {rules as rulesIn} from '../../plugins/output/markdown-twins/llms';
import {texts as ownTexts} from '../../plugins/output/markdown-twins/texts';
import {facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {ANY_SITE, twinAddress} from '../../lib/addresses';
import {sayIn} from '../../lib/translations';
import {isBuilt, readBuilt, treeOf, valuesOf} from '../harness/built-page';
import {writtenRoutes as routes} from '../harness/site';

const twins = routes.map((route) => twinAddress(route, '/'));
const bundles = platformIds.map((id) => `/${facts[id].path}/llms-full.txt`);

const markdown = unified().use(remarkParse).use(remarkGfm);

/** The nodes of one kind, in their order. */
function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type) {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, (node) => {
    if (node.type === type) {
      found.push(node as Extract<Nodes, {type: Type}>);
    }
  });
  return found;
}

const addressesIn = (tree: Root) => nodesOf(tree, 'link').map(({url}) => url);

/** What a link of a page's text leads to, as it works from anywhere. */
function absolute(href: string, route: string): string {
  const {origin, pathname, search, hash} = new URL(href, ANY_SITE + route);
  return href.startsWith('#') || origin !== ANY_SITE
    ? href
    : facts.site.url +
        (routes.includes(pathname) ? twinAddress(pathname, '/') : pathname) +
        search +
        hash;
}

/** Whether an address works from anywhere, and leads to a file on this site, a part of the page or another site. */
const leadsSomewhere = (link: string): boolean =>
  link.startsWith(facts.site.url) ? isBuilt(link) : /^(?:#|mailto:|https:)/.test(link);

for (const route of routes) {
  const twin = twinAddress(route, '/');

  test(
    `${twin} has the headings, the code and the links of the page, as plain Markdown`,
    {tag: '@14.1'},
    () => {
      expect(readBuilt(twin)).not.toMatch(/^#.*\{#\S*\\/m);
      const tree = markdown.parse(readBuilt(twin));
      const page = treeOf(route);
      expect(nodesOf(tree, 'html')).toEqual([]);
      const texts = nodesOf(tree, 'text').map(({value}) => value.replace(/ \{#[\w-]+\}$/, ''));
      expect(texts.filter((value) => /^(?:import|export) |::|[{}]/m.test(value))).toEqual([]);

      const headings = selectAll(
        'article :is(h1, h2, h3, h4, h5, h6):not(.sr-only), [role="tabpanel"] > p:first-child > strong',
        page,
      );
      expect(nodesOf(tree, 'heading').map((node) => textOfMarkdown(node))).toEqual(
        headings.map(
          (node) => textOfHtml(node) + (node.properties.id ? ` {#${node.properties.id}}` : ''),
        ),
      );

      const code = selectAll('article pre', page);
      expect(nodesOf(tree, 'code').map(({value}) => value)).toEqual(code.map(textOfHtml));

      const content = select('article .markdown', page) ?? select('article', page);
      const left = new Set([
        ...selectAll('.hash-link, pre a, [data-mdast] a, [data-footnote-ref]', content),
        ...selectAll('li', content).flatMap((item) => entryLink(item) ?? []),
      ]);
      const links = selectAll('a:not([data-footnote-backref])', content)
        .filter((link) => !left.has(link))
        .map(({properties}) => absolute(String(properties.href), route));
      const [ownAddress = '', index, ...others] = addressesIn(tree);
      expect([ownAddress, index]).toEqual([facts.site.url + route, `${facts.site.url}/llms.txt`]);
      expect(others).toEqual(links);
      expect([ownAddress, ...others].filter((link) => !leadsSomewhere(link))).toEqual([]);
      expect(valuesOf(page, 'link[type="text/markdown"]', 'href')).toEqual([twin]);
    },
  );
}

test('the index lists every page with its description, and every bundle', {tag: '@14.2'}, () => {
  const index = readBuilt('llms.txt');
  const links = addressesIn(markdown.parse(index));
  const data = ['/contract.json', '/.well-known/agent-skills/index.json'];
  const expected = [...twins, ...data, '/llms-full.txt', ...bundles];
  expect([...links].sort()).toEqual(expected.map((address) => facts.site.url + address).sort());
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  expect(index).not.toMatch(/: *$/m);
});

test(
  'each file begins with the rules for models, once; a bundle holds the pages of its platform, the full one all pages',
  {tag: ['@14.2', '@14.12']},
  () => {
    const rulesOf = (address: string) => rulesIn(sayIn(ownTexts), address);
    expect(rulesOf('/')).toContain(facts.sdk.version);
    expect(rulesOf('/').trimEnd().split('\n')).toHaveLength(3);
    for (const address of ['/llms.txt', ...twins]) {
      expect(readBuilt(address).split(rulesOf(address)), address).toEqual([
        expect.stringMatching(/^# .+\n\n(> .+\n\n)?$/),
        expect.stringMatching(/^\n\S/),
      ]);
    }
    const withoutRules = (twin: string) => readBuilt(twin).replace(`\n${rulesOf(twin)}`, '');
    for (const bundle of ['/llms-full.txt', ...bundles]) {
      const text = readBuilt(bundle);
      expect(text.split(rulesOf(bundle)), bundle).toEqual([
        '',
        expect.stringMatching(/^\n---\n\n# /),
      ]);
      const ofBundle = twins.filter((twin) => twin.startsWith(path.dirname(bundle)));
      expect(
        ofBundle.filter((twin) => !text.includes(withoutRules(twin))),
        bundle,
      ).toEqual([]);
    }
  },
);
