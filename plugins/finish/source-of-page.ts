import type {RouteConfig} from '@docusaurus/types';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {readText} from '../../lib/files';
import {keysByFile} from '../content/data-files/faults';
import {expandFacts} from '../content/facts';
import {readYaml} from '../content/front-matter/read-front-matter';

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

function originInData(siteDir: string, text: string): string | undefined {
  const place = Object.keys(keysByFile)
    .map((name) => path.join(siteDir, name))
    .filter((filePath) => fs.existsSync(filePath))
    .map((filePath) => ({filePath, text: readText(filePath)}))
    .flatMap((file) => readYaml(file).entries.flatMap(({entries}) => entries))
    .find(({value}) => value === text)?.place;
  return place && `${toMessageRelativeFilePath(place.filePath)}:${place.line}`;
}
