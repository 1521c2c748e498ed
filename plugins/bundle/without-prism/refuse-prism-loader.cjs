// CommonJS, because the bundler loads it itself.

/**
 * Stops the build at a module of Prism: no page may load it.
 *
 * @throws {Error} always
 */
module.exports = function refusePrismLoader() {
  const error = new Error(
    `${this.resourcePath} would reach the browser — highlight at build (plugins/content/code); if an update of Docusaurus has brought it back, adapt plugins/bundle/without-prism`,
  );
  // The bundler prints the stack, and it leads to this loader.
  error.stack = error.message;
  throw error;
};
