import type {RouteConfig} from '@docusaurus/types';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import path from 'node:path';
import {readText} from '../../lib/read-text';
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

/**
 * Where a page's text is in its source: `docs/a.mdx:3`; without a line if it comes from a component, and
 * `the page /a` if the page has no source of its own.
 */
export function placeOf(
  sources: ReadonlyMap<string, string>,
  address: string,
  text?: string,
): string {
  const source = sources.get(address);
  if (source === undefined) {
    return `the page ${address}`;
  }
  const name = toMessageRelativeFilePath(source);
  if (text === undefined) {
    return name;
  }
  const lines = expandFacts({fileContent: readText(source), filePath: source});
  const line = lines.split('\n').findIndex((content) => content.includes(text)) + 1;
  return line > 0 ? `${name}:${line}` : name;
}
