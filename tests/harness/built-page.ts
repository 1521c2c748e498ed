import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import {facts} from '../../product';
import {builtFolder, pathOf, type Site} from './build-site';

/** The text of a built file, such as `blog/rss.xml`, with addresses as they would be without the path of the site's. */
export const readBuilt = (file: string, site: Site = 'production'): string =>
  fs.readFileSync(path.join(builtFolder(site), file), 'utf8').replaceAll(`"${pathOf(site)}/`, '"/');

const htmlOf = (route: string, site: Site) =>
  readBuilt(route === '/' ? 'index.html' : `${route}.html`, site);

/** The address of the file with a doc's text. */
export const textAddress = (route: string, site: Site): string =>
  /data-doc-text="([^"]+)"/.exec(htmlOf(route, site))?.[1] ?? `none for ${route}`;

/** Pages that were read: to parse a long one takes a fifth of a second. */
const trees = new Map<string, Root>();

/** The HTML of a page as it was built, by its route such as `/blog/tags`. */
export function treeOf(route: string): Root {
  const tree = trees.get(route) ?? fromHtml(htmlOf(route, 'production'));
  trees.set(route, tree);
  return tree;
}

/** Whether an address on the site, in full or not, leads to a built file or page. */
export function isBuilt(address: string): boolean {
  const [place = ''] = address.replace(facts.site.url, '').split(/[?#]/);
  return [place, `${place}.html`, `${place}/index.html`].some((file) =>
    fs.statSync(path.join(builtFolder('production'), file), {throwIfNoEntry: false})?.isFile(),
  );
}

/** An attribute's value; a list, such as that of `rel`, is joined by spaces. Empty if there is none. */
const valueOf = ({properties}: Element, name: string): string =>
  [properties[name] ?? []].flat().join(' ');

/** The values of an attribute of the elements that a selector finds. */
export const valuesOf = (tree: Root | Element, selector: string, name: string): string[] =>
  selectAll(selector, tree).map((element) => valueOf(element, name));

/** What a crawler reads in the head of a built page, without running a script. */
export function headOf(route: string, site: Site = 'production') {
  const html = htmlOf(route, site);
  const tree = fromHtml(html.slice(0, html.indexOf('</head>')));
  // By name or property; one that comes twice has both values.
  const meta: Record<string, string[] | undefined> = {};
  for (const element of selectAll('meta[content]', tree)) {
    const name = valueOf(element, 'name') || valueOf(element, 'property');
    meta[name] = [...(meta[name] ?? []), valueOf(element, 'content')];
  }
  return {
    lang: valuesOf(tree, 'html', 'lang').join(),
    title: toString(select('title', tree) ?? tree),
    meta,
    links: selectAll('link', tree).map((link) => ({
      rel: valueOf(link, 'rel'),
      href: valueOf(link, 'href'),
      type: valueOf(link, 'type'),
    })),
    structuredData: selectAll('script[type="application/ld+json"]', tree).map(
      (script) => JSON.parse(toString(script)) as Record<string, unknown>,
    ),
  };
}
