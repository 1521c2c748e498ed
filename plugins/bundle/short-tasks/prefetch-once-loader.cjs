// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../replace-once.cjs');

const HEAD = 'export default function prefetch(url) {';

const ONCE = `const asked = new Map();
export default function prefetch(url) {
  if (!asked.has(url)) {
    asked.set(url, ask(url));
  }
  return asked.get(url);
}
function ask(url) {`;

/**
 * @param {string} source of core/lib/client/prefetch.js (3.10.2)
 * @returns {string} the same, but a second call for a file gives the first one's promise
 * @throws {Error} when the file has another form
 */
module.exports = function prefetchOnceLoader(source) {
  return replaceOnce(source, HEAD, ONCE, {
    file: 'prefetch.js of @docusaurus/core',
    plugin: 'short-tasks',
  });
};
