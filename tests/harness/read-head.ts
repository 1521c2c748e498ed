import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The tags that a crawler reads in a built page, without running a script. */
export interface Head {
  lang: string | undefined;
  title: string;
  /** Values of `<meta name>` and `<meta property>` by that name; a name has all its values. */
  meta: Map<string, string[]>;
  links: {rel: string; href: string; type: string; title: string}[];
  /** The parsed contents of `<script type="application/ld+json">`. */
  structuredData: unknown[];
}

/**
 * Reads the head of a built page.
 *
 * @param folder the built site
 * @param route such as `/blog/tags`
 */
export async function readHead(folder: string, route: string): Promise<Head> {
  const file = path.join(folder, route === '/' ? 'index.html' : `${route}.html`);
  const html = await fs.readFile(file, 'utf8');
  const tree = fromHtml(html.slice(0, html.indexOf('</head>')));
  return {
    lang: attribute(select('html', tree), 'lang'),
    title: toString(select('title', tree) ?? tree),
    meta: readMeta(tree),
    links: selectAll('link', tree).map((link) => ({
      rel: attribute(link, 'rel') ?? '',
      href: attribute(link, 'href') ?? '',
      type: attribute(link, 'type') ?? '',
      title: attribute(link, 'title') ?? '',
    })),
    structuredData: selectAll('script[type="application/ld+json"]', tree).map((script): unknown =>
      JSON.parse(toString(script)),
    ),
  };
}

function readMeta(tree: Root): Head['meta'] {
  const meta: Head['meta'] = new Map();
  for (const element of selectAll('meta[content]', tree)) {
    const name = attribute(element, 'name') ?? attribute(element, 'property') ?? '';
    meta.set(name, [...(meta.get(name) ?? []), attribute(element, 'content') ?? '']);
  }
  return meta;
}

/** A list, such as that of `rel`, is joined by spaces. */
function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return Array.isArray(value) ? value.join(' ') : value?.toString();
}
