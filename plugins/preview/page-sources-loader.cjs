// CommonJS, because the bundler loads it itself.

const path = require('node:path');

const SAMPLES = path.resolve(__dirname, '../../samples');
const REFERENCE = /\bsample="([^"#]+)/g;

/**
 * Loader: tells the bundler what a page is made of beside its own text, so that the preview shows
 * an edit there: the samples that it quotes, and the version of what compiles it.
 *
 * @this {{addDependency(filePath: string): void, getOptions(): {version: string}}}
 * @param {string} source a page, as it is written
 */
module.exports = function pageSources(source) {
  this.addDependency(this.getOptions().version);
  for (const [, name] of source.matchAll(REFERENCE)) {
    this.addDependency(path.join(SAMPLES, name));
  }
  return source;
};
