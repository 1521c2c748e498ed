// CommonJS, because the bundler loads it itself.

const {simpleHash} = require('@docusaurus/utils');
const path = require('node:path');

const FALLBACK = /&fallback=[^&!"']*\bfile-loader\b[^&!"']*/g;

/**
 * @param {string} source the JavaScript of a page of Markdown
 * @returns {string} the same, whatever folder the site is in
 * @this {{resourcePath: string, rootContext: string}}
 */
module.exports = function portablePageLoader(source) {
  const {resourcePath, rootContext} = this;
  const relative = path.relative(rootContext, resourcePath).split(path.sep).join('/');
  return source
    .replace(FALLBACK, '&fallback=file-loader')
    .replaceAll(`-${simpleHash(resourcePath, 6)}`, `-${simpleHash(relative, 6)}`);
};
