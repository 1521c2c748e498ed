// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../replace-once.cjs');

const ORDER = 'deps.sort((a, b) => a[0].localeCompare(b[0]));';

/**
 * @param {string} source of theme-common/lib/utils/reactUtils.js (3.10.2)
 * @returns {string} the same with an order of names that is the same in every language
 * @throws {Error} when it sorts otherwise
 */
module.exports = function plainOrderLoader(source) {
  return replaceOnce(source, ORDER, 'deps.sort(([a], [b]) => (a < b ? -1 : 1));', {
    file: 'reactUtils.js of @docusaurus/theme-common',
    plugin: 'short-tasks',
  });
};
