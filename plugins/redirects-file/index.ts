import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {redirects, type Redirect} from '../../site/redirects';

/**
 * Writes `_redirects`, which Cloudflare Pages and Netlify read: `/Android/using/index.html` leads to
 * `/Android/using` (specification, section 2), and an address of `site/redirects.ts` to the page that
 * it has moved to.
 *
 * For `.html` and a trailing slash there is no line: Cloudflare redirects them by itself, and on
 * Netlify such a rule would match the page too. There is a line for each page, because a pattern
 * for all of them would lead from `//another.host/index.html` to that host.
 */
export default function redirectsFile(): Plugin {
  return {
    name: 'redirects-file',
    postBuild: ({outDir, routesPaths}) =>
      fs.writeFile(path.join(outDir, '_redirects'), redirectLines(routesPaths, redirects)),
  };
}

/**
 * @param paths of all routes, such as `/` and `/Android/using`
 * @param moved addresses that are no more
 * @returns a line for each page below the root, such as `/blog/index.html /blog 301`, and for each
 *   address that has moved
 */
export const redirectLines = (paths: readonly string[], moved: readonly Redirect[]): string =>
  [
    ...paths
      .filter((route) => /^\/.*[^/]$/.test(route) && route !== '/404.html')
      .map((route) => ({from: `${route}/index.html`, to: route})),
    ...moved,
  ]
    .map(({from, to}) => `${from} ${to} 301\n`)
    .join('');
