// CommonJS, because the bundler loads it itself.

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
  if (!source.includes(HEAD)) {
    throw new Error(
      `prefetch.js of @docusaurus/core no longer has "${HEAD}" — read core/lib/client/prefetch.js and adapt plugins/short-tasks`,
    );
  }
  return source.replace(HEAD, ONCE);
};
