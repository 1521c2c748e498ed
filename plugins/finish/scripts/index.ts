import {minifySync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';
import {rewritePages} from '../rewrite-pages';

/** A script that stands in the page, and is none of data. */
const SCRIPT = /(<script(?![^>]* (?:src|type)=)[^>]*>)(.*?)(<\/script>)/gs;

/** A script that a component of a page put into its head. */
const HEAD_SCRIPT = /<script data-rh="true" ?>(.*?)<\/script>/gs;

/** Scripts that plugins put into the page, one after the other. */
const PLUGINS_SCRIPTS = /(?:<script>(?:(?!<\/script>).)*<\/script>\s*){2,}/gs;

const SEAM = /<\/script>\s*<script>/g;

/**
 * Makes one script of those that components put into the head, each once however many components
 * ask for it, and one of those of plugins that follow each other, as each needs a hash in the policy
 * (45 bytes that no compression shortens). It
 * minifies them, each text once, as the pages share them: Docusaurus 3.10.2 would run a minifier
 * over each page, 27 ms of a profile each, and the scripts are its only gain.
 */
export default function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    postBuild({outDir}) {
      const minify = onceForEach((text) => minifySync(text, {compress: true, mangle: true}).code);
      rewritePages(outDir, (html) => minifyScripts(joinScripts(html), minify));
      return Promise.resolve();
    },
  };
}

/** Only the HTML has these scripts: an application that looked for them would put them in again. */
export function joinScripts(html: string): string {
  const texts = [...html.matchAll(HEAD_SCRIPT)].map(([, text]) => text);
  const joined = [...new Set(texts)].join(';');
  const first = html.search(HEAD_SCRIPT);
  return html
    .replace(HEAD_SCRIPT, (_script, _text, at: number) =>
      at === first ? `<script data-rh="true">${joined}</script>` : '',
    )
    .replace(PLUGINS_SCRIPTS, (scripts) => scripts.replace(SEAM, ';'));
}

/** @param minify makes a shorter script of a script */
export const minifyScripts = (html: string, minify: (script: string) => string): string =>
  html.replace(
    SCRIPT,
    (_, start: string, script: string, end: string) => start + minify(script) + end,
  );

function onceForEach(change: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const changed = known.get(text) ?? change(text);
    known.set(text, changed);
    return changed;
  };
}
