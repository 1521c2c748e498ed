import type {RouteConfig} from '@docusaurus/types';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {readText} from '../../lib/files';
import {expandFacts} from '../content/facts';

/** The source files of pages, by address; a page without one is made from several. */
export function sourcesOf(routes: readonly RouteConfig[], siteDir: string): Map<string, string> {
  return new Map(
    routes.flatMap(({path: address, metadata, routes: children}) => [
      ...(metadata?.sourceFilePath
        ? [[address, path.resolve(siteDir, metadata.sourceFilePath)] as const]
        : []),
      ...(children ? sourcesOf(children, siteDir) : []),
    ]),
  );
}

/** A page's source, for messages: `docs/a.mdx`, or `the page /a` if it has no source of its own. */
export function nameOf(sources: ReadonlyMap<string, string>, address: string): string {
  const source = sources.get(address);
  return source === undefined ? `the page ${address}` : toMessageRelativeFilePath(source);
}

/**
 * Where a page has a text from: `docs/a.mdx:3`, or `blog/authors.yml:3` for a value of authors or tags;
 * undefined if it comes from a component, or from one of several pages that a list shows.
 */
export function originOf(
  sources: ReadonlyMap<string, string>,
  siteDir: string,
  address: string,
  text: string,
): string | undefined {
  const source = sources.get(address);
  const line = source === undefined ? 0 : lineIn(source, text);
  return line > 0 ? `${nameOf(sources, address)}:${line}` : originInData(siteDir, text);
}

/** The line of a text, counted from 1; 0 without one. */
function lineIn(filePath: string, text: string): number {
  const lines = expandFacts({fileContent: readText(filePath), filePath});
  return lines.split('\n').findIndex((content) => content.includes(text)) + 1;
}

/** The files that define authors and tags, which are shown on several pages. */
const DATA_FILES = ['blog/authors.yml', 'blog/tags.yml', 'docs/tags.yml'];

function originInData(siteDir: string, text: string): string | undefined {
  return DATA_FILES.map((name) => path.join(siteDir, name))
    .filter((filePath) => fs.existsSync(filePath))
    .flatMap((filePath) =>
      readText(filePath)
        .split('\n')
        .map((content, index) => ({content, place: `${filePath}:${index + 1}`})),
    )
    .filter(({content}) => valueIn(content) === text)
    .map(({place}) => toMessageRelativeFilePath(place))[0];
}

/** `  url: '/a'` → `/a` */
const valueIn = (line: string): string | undefined => /^[^:]*:\s+(["']?)(.*)\1\s*$/.exec(line)?.[2];
