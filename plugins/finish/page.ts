import type {Root} from 'hast';
import type {Props} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {pageAddress} from '../../lib/addresses';
import type {Edit} from './edits';

/** A page as Docusaurus has rendered it. */
export interface Draft {
  /** From the host's root, base URL included: `/Android/using`. */
  address: string;
  /** Relative to the build's folder, with slashes: `Android/using.html`. */
  file: string;
  html: string;
}

/** A page of the build: read once, changed by steps, seen by readers and written once. */
export interface Page extends Draft {
  tree: Root;
  /** What the steps change in `html`. */
  edits: Edit[];
}

/** Upstream's icon drawings, whose style attribute the policy forbids (theme-classic 3.10.2, src/index.ts). */
const SPRITES = '<svg style="display: none;">';

/**
 * Reads the pages that Docusaurus has rendered. Other HTML files in the build, such as those from
 * `static/`, are left alone.
 *
 * @throws Error for a route without a file
 */
export function readPages({
  outDir,
  baseUrl,
  routesPaths,
}: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>): Draft[] {
  return [...new Set(routesPaths)].sort().map((route) => {
    const file = fileOf(route.slice(baseUrl.length), outDir);
    const html = fs
      .readFileSync(path.join(outDir, file), 'utf8')
      .replace(SPRITES, '<svg display="none">');
    return {address: pageAddress(baseUrl + file), file, html};
  });
}

/** @param page a route below the base URL: `Android/using`, `guides/`, nothing, or `404.html` */
function fileOf(page: string, outDir: string): string {
  const candidates = [page, `${page}.html`, path.posix.join(page, 'index.html')];
  const file = candidates.find(
    (name) => name.endsWith('.html') && fs.existsSync(path.join(outDir, name)),
  );
  if (file === undefined) {
    throw new Error(
      `the route /${page} has no HTML file in the build — read core/lib/ssg/ssgUtils.js and adapt plugins/finish/page.ts`,
    );
  }
  return file;
}
