// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../replace-once.cjs');

const IMPORT = "import BaseUrlIssueBanner from './BaseUrlIssueBanner';";

/**
 * @param {string} source text of core/lib/client/App.js (Docusaurus 3.10.2)
 * @returns {string} the same without the banner that the config turns off
 * @throws {Error} when it has no such banner
 */
module.exports = function withoutBannerLoader(source) {
  return replaceOnce(source, IMPORT, 'const BaseUrlIssueBanner = () => null;', {
    file: 'App.js of @docusaurus/core',
    plugin: 'light-packages',
  });
};
