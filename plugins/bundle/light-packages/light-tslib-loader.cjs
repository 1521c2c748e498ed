// CommonJS, because the bundler loads it itself.

const REQUIRE = 'const tslib_1 = require("tslib");';
const HELPER = 'const tslib_1 = {__importDefault: (m) => (m && m.__esModule ? m : {default: m})};';

/**
 * @param {string} source of a file of @docusaurus/utils-common, as TypeScript has compiled it
 * @returns {string} the same with the one helper that it uses, in place of all of tslib
 * @throws {Error} when it uses another helper
 */
module.exports = function lightTslibLoader(source) {
  const other = [...source.matchAll(/tslib_1\.(\w+)/g)].find(
    ([, name]) => name !== '__importDefault',
  );
  if (other || (source.includes('require("tslib")') && !source.includes(REQUIRE))) {
    throw new Error(
      `${this.resourcePath} uses tslib otherwise than in 3.10.2 (${other ? other[0] : 'require("tslib")'}) — adapt plugins/bundle/light-packages, or leave it out`,
    );
  }
  return source.replace(REQUIRE, HELPER);
};
