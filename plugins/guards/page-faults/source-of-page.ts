import type {RouteConfig} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import type {Fault} from './find-faults';

/** The source files of pages, by address; pages without one are made of several. */
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
 * The fault in one line, such as `docs/a.mdx:3  /b does not exist — correct the address, …`; with
 * the address of the page where its source is not known, and without a line where a component has
 * put the text there.
 */
export function withPlace(fault: Fault, sources: ReadonlyMap<string, string>): string {
  const {address, text, problem, mend} = fault;
  const source = sources.get(address);
  if (source === undefined) {
    return `the page ${address}  ${problem} — ${mend}`;
  }
  const lines = fs.readFileSync(source, 'utf8').split('\n');
  const line = lines.findIndex((content) => content.includes(text)) + 1;
  const place = [path.relative(process.cwd(), source), line].filter(Boolean).join(':');
  return `${place}  ${problem} — ${mend}`;
}
