// CommonJS, because the bundler loads it itself.

/**
 * Loader: a page is compiled anew when the config has been loaded anew.
 *
 * @this {{addDependency(filePath: string): void, getOptions(): {version: string}}}
 * @param {string} source a page, as it is written
 */
module.exports = function version(source) {
  this.addDependency(this.getOptions().version);
  return source;
};
