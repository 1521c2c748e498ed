import type {Change} from '../patch';

const ENTRY = /^ {2}"/gm;
const NAMED_ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", (require\.resolveWeak\("\2"\))\]/gm;

/** A plugin's name and id, which every page of the plugin needs: 100 bytes, which aren't worth a request. */
const PLUGIN = /\/__plugin\.json$/;

/**
 * before: `"chunk": [() => import("module"), "module", require.resolveWeak("module")],`
 * after, on the server: `"chunk": [() => import("module"), "chunk", require.resolveWeak("module")],`
 * after, in the browser: `"chunk": [() => import("module")],`
 *
 * Docusaurus 3.10.2 looks up the files of a page by the names of modules, in a manifest that only knows
 * chunks, and so finds none.
 *
 * @throws Error when an entry looks different (core/src/server/codegen/codegenRoutes.ts)
 */
export const nameChunks: Change = (source, {side}) => {
  const entries = source.match(ENTRY) ?? [];
  const named = source.match(NAMED_ENTRY) ?? [];
  if (entries.length === 0 || named.length !== entries.length) {
    throw new Error(
      `registry.js of @docusaurus/core has ${entries.length} entries, of which only ${named.length} look as they did in 3.10.2 — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/patches/changes/chunk-names.ts, or build without it: SITE_PATCHES=-chunk-names`,
    );
  }
  return source.replace(NAMED_ENTRY, (_, chunk: string, name: string, weak: string) => {
    const how = PLUGIN.test(name) ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk}"`;
    const load = `() => import(/* ${how} */ "${name}")`;
    return `  "${chunk}": [${load}${side === 'server' ? `, "${chunk}", ${weak}` : ''}]`;
  });
};
