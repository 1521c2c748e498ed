// CommonJS, because the bundler loads it itself.

const ENTRY = /^ {2}"/gm;
const NAMED_ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", (require\.resolveWeak\("\2"\))\]/gm;

/** A plugin's name and id, which every page of the plugin needs: 100 bytes, not worth a request. */
const PLUGIN = /\/__plugin\.json$/;

/**
 * Lets every module of the registry report the name of its chunk, not its own name, when it is
 * rendered: the client manifest, in which the page's files are looked up, knows chunks alone. The
 * browser reports nothing, and so gets neither names nor ids of modules.
 *
 * @param {string} source text of .docusaurus/registry.js (Docusaurus 3.10.2,
 *   core/src/server/codegen/codegenRoutes.ts): `"chunk": [() => import("module"), "module", …],`
 * @returns {string} the text with `"chunk": [() => import("module"), "chunk", …],` for the server, and
 *   `"chunk": [() => import("module")],` for the browser
 * @throws {Error} when an entry has another form
 */
module.exports = function registryLoader(source) {
  const {isServer} = this.getOptions();
  const entries = source.match(ENTRY) ?? [];
  const named = source.match(NAMED_ENTRY) ?? [];
  if (entries.length === 0 || named.length !== entries.length) {
    throw new Error(
      `registry.js of @docusaurus/core has ${entries.length} entries, of which ${named.length} look as they did in 3.10.2 — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/bundle/page-chunks`,
    );
  }
  return source.replace(NAMED_ENTRY, (_, chunk, name, weak) => {
    const how = PLUGIN.test(name) ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk}"`;
    const load = `() => import(/* ${how} */ "${name}")`;
    return `  "${chunk}": [${load}${isServer ? `, "${chunk}", ${weak}` : ''}]`;
  });
};
