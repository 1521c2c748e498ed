// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../replace-once.cjs');

const MEASURED = 'if (node !== null) {';

/**
 * @param {string} source of theme-common/lib/hooks/useHideableNavbar.js (3.10.2)
 * @returns {string} the same, but a navbar that does not hide is not measured
 * @throws {Error} when it measures the navbar otherwise
 */
module.exports = function hideableNavbarLoader(source) {
  return replaceOnce(source, MEASURED, 'if (hideOnScroll && node !== null) {', {
    file: 'useHideableNavbar.js of @docusaurus/theme-common',
    plugin: 'short-tasks',
  });
};
