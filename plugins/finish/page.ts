import type {Root} from 'hast';
import type {Props} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn, pageAddress} from '../../lib/published-files';
import type {Edit} from './edits';
import {parseHtml} from './parse-html';

/** A page of the build, as it is read once, changed by steps, seen by readers and written once. */
export interface Page extends Draft {
  /** From the host's root, base URL included: `/Android/using`. */
  address: string;
  tree: Root;
}

/** What is kept of a page until it is written: its tree is many times larger. */
export interface Draft {
  /** Below the folder of the build, with slashes: `Android/using.html`. */
  file: string;
  html: string;
  /** What the steps change of `html`. */
  edits: Edit[];
}

/** Upstream's drawings for icons, with a style attribute, which the policy forbids (theme-classic 3.10.2, src/index.ts). */
const SPRITES = '<svg style="display: none;">';

/**
 * Reads the pages that Docusaurus has rendered, one at a time. Other HTML files of the build, such as
 * those of `static/`, are not touched.
 */
export function* readPages({
  outDir,
  baseUrl,
  routesPaths,
}: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>): Generator<Page> {
  const routes = new Set(routesPaths.map((route) => withoutEnding(route)));
  for (const file of filesIn(outDir).filter((name) => name.endsWith('.html'))) {
    const address = pageAddress(baseUrl + file);
    if (routes.has(withoutEnding(address))) {
      const html = fs
        .readFileSync(path.join(outDir, file), 'utf8')
        .replace(SPRITES, '<svg display="none">');
      yield {address, file, html, tree: parseHtml(html), edits: []};
    }
  }
}

/** A route may or may not end with a slash, and `/404.html` is one. */
const withoutEnding = (address: string): string => address.replace(/(?:\.html|\/)$/, '');
