import type {Props} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import type {Element} from 'hast';
import fs from 'node:fs';
import path from 'node:path';
import {servedAddress} from '../../lib/addresses';
import type {Page, Place, Tag} from './page';
import {parseHtml} from './parse-html';

/** Upstream's icon drawings, whose style attribute the policy forbids (theme-classic 3.10.2, src/index.ts). */
const SPRITES = '<svg style="display: none;">';

/**
 * The first tag of an element; of a script, also its text. Any other `<` is escaped by React, react-helmet-async and
 * plugins/content/code/code-html.ts.
 */
const TAG = /(<script\b(?:"[^"]*"|[^">])*>)([\s\S]*?)(?=<\/script>)|<[a-z](?:"[^"]*"|[^">])*>/gi;

/** In the tag of a script that is in a file, or data. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** In the tag of one that is no classic script, such as a module or rules: it stays as it is. */
const OF_OTHER_TYPE = /\stype=(?!"text\/javascript")/;

/** What is known of the tags and scripts of a site. Pages repeat each other's, so each is looked at once. */
export interface Known {
  tags: Map<string, Tag>;
  /** Scripts as they are published, by their text. */
  scripts: Map<string, string>;
}

/**
 * A page as it is published, but for the policy and the style sheet.
 *
 * @param html as Docusaurus has rendered it
 * @param known grows with each page
 * @param minify a script
 */
export function readPage(
  place: Place,
  html: string,
  known: Known,
  minify: (script: string) => string,
): Page {
  const tags: Tag[] = [];
  const scripts: string[] = [];
  const finished = html
    .replace(SPRITES, '<svg display="none">')
    .replace(TAG, (source: string, start?: string, text: string = '') => {
      tags.push(remember(known.tags, start ?? source, tagOf));
      if (!start || NOT_INLINE.test(start)) {
        return source;
      }
      const script = OF_OTHER_TYPE.test(start)
        ? text
        : remember(known.scripts, text, () => minified(place, text, minify));
      scripts.push(script);
      return `${start}${script}`;
    });
  return {...place, html: finished, tags, scripts};
}

/** @throws Error with the page of a script that isn't one */
function minified({address}: Place, script: string, minify: (script: string) => string): string {
  try {
    return minify(script);
  } catch {
    throw new Error(
      `the page ${address}  the script "${script.trim().slice(0, 60)}" is no valid JavaScript — correct it where it is written: headTags, a plugin or a component`,
    );
  }
}

/** What a function makes of something, which it is asked for only once. */
export function remember<Key, Value>(
  known: Map<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const value = known.get(key) ?? make(key);
  known.set(key, value);
  return value;
}

const tagOf = (source: string): Tag => ({...(parseHtml(source).children[0] as Element), source});

/**
 * The pages that Docusaurus has rendered. Other HTML files in the build, such as those from `static/`, are left
 * alone.
 */
export function pagesOf({baseUrl, outDir, siteDir, routes, routesPaths}: Props): Place[] {
  const sources = new Map(
    flattenRoutes([...routes]).map(({path: route, metadata}) => [route, metadata?.sourceFilePath]),
  );
  return [...new Set(routesPaths)].sort().map((route) => {
    const page = route.slice(baseUrl.length);
    // As `trailingSlash` says; the not-found page has the ending in its route.
    const file = [`${page}.html`, path.posix.join(page, 'index.html')].find((name) =>
      fs.existsSync(path.join(outDir, name)),
    );
    const source = sources.get(route);
    return {
      address: servedAddress(route.replace(/(?<=\/404)\.html$/, ''), baseUrl),
      file: file ?? page,
      source: source && path.resolve(siteDir, source),
    };
  });
}
