// CommonJS, because the bundler loads it itself.

const OTHER_EXPORT = /^export (?!default |interface |type ).*$/m;

/**
 * @param {string} source of a component or function that only the HTML needs
 * @returns {string} one that gives nothing
 * @throws {Error} when the module exports anything else, as that would be missing in the browser
 */
module.exports = function serverOnlyLoader(source) {
  const other = OTHER_EXPORT.exec(source);
  if (other) {
    const error = new Error(
      `${this.resourcePath} has "${other[0]}" — a *.server.ts(x) file has one default export, a component or function; move the rest to another file`,
    );
    // The bundler prints the stack, which only leads to this loader.
    error.stack = error.message;
    throw error;
  }
  return 'export default () => null;\n';
};
