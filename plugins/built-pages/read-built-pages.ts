import type {Props} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn, pageAddress} from './published-files';
import {readBuiltPage, type BuiltPage} from './read-built-page';

/** By the routes of a build, which are another object in each. */
const pagesOfBuild = new WeakMap<Props['routes'], ReadonlyMap<string, BuiltPage>>();

/** The pages of a built site by their addresses; parsed once in a build, whichever plugin asks first. */
export function readBuiltPages(
  build: Pick<Props, 'outDir' | 'baseUrl' | 'routes'>,
): ReadonlyMap<string, BuiltPage> {
  const {outDir, baseUrl, routes} = build;
  const pages =
    pagesOfBuild.get(routes) ??
    new Map(
      filesIn(outDir)
        .filter((file) => file.endsWith('.html'))
        .map((file) => {
          const html = fs.readFileSync(path.join(outDir, file), 'utf8');
          return [pageAddress(baseUrl + file), readBuiltPage(html)] as const;
        }),
    );
  pagesOfBuild.set(routes, pages);
  return pages;
}
