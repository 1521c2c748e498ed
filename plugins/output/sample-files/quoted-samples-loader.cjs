const path = require('node:path');

const SAMPLES = path.resolve(__dirname, '../../../samples');
const REFERENCE = /\bsample="([^"#]+)/g;

/**
 * Loader: tells the bundler which samples a page quotes, so that the preview shows edits to them.
 *
 * @this {{addDependency(filePath: string): void}}
 * @param {string} source a page, as it is written
 */
module.exports = function quotedSamples(source) {
  for (const [, name] of source.matchAll(REFERENCE)) {
    this.addDependency(path.join(SAMPLES, name));
  }
  return source;
};
