// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../replace-once.cjs');

const BEFORE = 'const DesktopBreakpoint = 996;';
// The code below it asks for a width greater than the constant.
const AFTER = 'const DesktopBreakpoint = 995;';

/**
 * Moves the breakpoint of theme-common's useWindowSize (3.10.2) down by one pixel.
 *
 * @param {string} source text of lib/hooks/useWindowSize.js
 * @returns {string} the text with the new constant
 * @throws {Error} when upstream no longer has the constant
 */
module.exports = function windowSizeLoader(source) {
  return replaceOnce(source, BEFORE, AFTER, {
    file: 'useWindowSize.js of @docusaurus/theme-common',
    plugin: 'desktop-breakpoint',
  });
};
