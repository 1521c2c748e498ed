// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../bundle/replace-once.cjs');

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
  return (
    IMPORT +
    replaceOnce(source, BEFORE, AFTER, {
      file: 'docusaurus.js of @docusaurus/core',
      plugin: 'partial-hydration',
    })
  );
};
