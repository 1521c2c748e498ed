// CommonJS, because the bundler loads it itself.

/**
 * Loader of Docusaurus' generated registry.js (3.10.2), which names each page with
 * `require.resolveWeak`: for the bundler a reason to compile it. The preview needs the name alone.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} when the registry has another form
 */
module.exports = function withoutWeakIds(source) {
  const names = source.replace(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
  if (names === source) {
    throw new Error(
      'registry.js has no require.resolveWeak("…") — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/lazy-pages',
    );
  }
  return names;
};
