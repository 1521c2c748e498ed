import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {FIRST_SCREEN_END} from '../../src/components/FirstScreenEnd/constants';
import {rewritePages} from '../rewrite-pages';

/** What plugins/page-chunks has the page ask for. */
const SCRIPTS = /<script src="[^"]*" defer><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** Only in a text that React leaves to HTML, which has its data at its end (plugins/partial-hydration). */
const FIRST_SCREEN = new RegExp(
  `<template id="${FIRST_SCREEN_END}"[^>]*></template>(?=.*<script[^>]* class="doc-metadata">)`,
  's',
);

/**
 * Has a long doc ask for its scripts where its first screen ends, and not in the head: four requests
 * cost the first frame of a slow phone 17 ms (of 450, 60 loads), and the application starts 30 ms
 * later for it. A text that React hydrates keeps them in the head: it would not know them.
 *
 * @throws Error when such a doc asks for no script
 */
export default function lateScripts(): Plugin {
  return {
    name: 'late-scripts',
    postBuild({outDir}) {
      rewritePages(outDir, (html, name) => withLateScripts(html, path.join(outDir, name)));
      return Promise.resolve();
    },
  };
}

/**
 * @param html page as Docusaurus has written it
 * @param file name of the page, for the error
 */
export function withLateScripts(html: string, file: string): string {
  if (!FIRST_SCREEN.test(html)) {
    return html;
  }
  const scripts = html.match(SCRIPTS);
  if (!scripts) {
    throw new Error(
      `${file} asks for no script — read plugins/page-chunks/page-template.ts and adapt plugins/late-scripts`,
    );
  }
  return html.replace(SCRIPTS, '').replace(FIRST_SCREEN, (end) => end + scripts.join(''));
}
