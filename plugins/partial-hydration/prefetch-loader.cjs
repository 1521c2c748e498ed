// CommonJS, because the bundler loads it itself.

const BEFORE = '__webpack_require__.gca(chunkName);';
const AFTER =
  "chunkName.endsWith('.json') ? addressToPrefetch(chunkName) : __webpack_require__.gca(chunkName);";
const IMPORT = "import {addressToPrefetch} from '@site/src/router/load-doc';\n";

/**
 * Lets the application prefetch files of data by their addresses, among chunks by their names; not
 * those that it has already.
 *
 * @param {string} source text of core/lib/client/docusaurus.js (Docusaurus 3.10.2)
 * @returns {string} the text, with a choice between the two
 * @throws {Error} when upstream no longer looks up chunks in one place
 */
module.exports = function prefetchLoader(source) {
  if (source.split(BEFORE).length !== 2) {
    throw new Error(
      `docusaurus.js of @docusaurus/core does not have "${BEFORE}" once — read core/lib/client/docusaurus.js and adapt plugins/partial-hydration`,
    );
  }
  return IMPORT + source.replace(BEFORE, AFTER);
};
