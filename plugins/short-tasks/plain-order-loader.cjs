// CommonJS, because the bundler loads it itself.

const ORDER = 'deps.sort((a, b) => a[0].localeCompare(b[0]));';

/**
 * @param {string} source of theme-common/lib/utils/reactUtils.js (3.10.2)
 * @returns {string} the same with an order of names that is the same in every language
 * @throws {Error} when it sorts otherwise
 */
module.exports = function plainOrderLoader(source) {
  if (!source.includes(ORDER)) {
    throw new Error(
      `reactUtils.js of @docusaurus/theme-common no longer has "${ORDER}" — read useShallowMemoObject there and adapt plugins/short-tasks`,
    );
  }
  return source.replace(ORDER, 'deps.sort(([a], [b]) => (a < b ? -1 : 1));');
};
