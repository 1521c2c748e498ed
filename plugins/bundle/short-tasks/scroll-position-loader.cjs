// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../replace-once.cjs');

/**
 * @param {string} source of theme-common/lib/utils/scrollUtils.js (3.10.2)
 * @returns {string} the same, but what watches the scrolling has no position before it is called
 *   once, as on the server
 * @throws {Error} when it keeps the position otherwise
 */
module.exports = function scrollPositionLoader(source) {
  return replaceOnce(source, 'useRef(getScrollPosition())', 'useRef(null)', {
    file: 'scrollUtils.js of @docusaurus/theme-common',
    plugin: 'short-tasks',
  });
};
