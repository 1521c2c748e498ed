// CommonJS, because the bundler loads it itself.

const IMPORT = "import BaseUrlIssueBanner from './BaseUrlIssueBanner';";

/**
 * @param {string} source text of core/lib/client/App.js (Docusaurus 3.10.2)
 * @returns {string} the same without the banner that the config turns off
 * @throws {Error} when it has no such banner
 */
module.exports = function withoutBannerLoader(source) {
  if (!source.includes(IMPORT)) {
    throw new Error(
      `App.js of @docusaurus/core no longer has "${IMPORT}" — read its new code and adapt plugins/light-packages`,
    );
  }
  return source.replace(IMPORT, 'const BaseUrlIssueBanner = () => null;');
};
