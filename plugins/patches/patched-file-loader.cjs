// CommonJS, because the bundler loads it itself.
const fs = require('node:fs');

/**
 * Gives the bundler the patched text of a file, as plugins/patches wrote it.
 *
 * @this {{getOptions(): {patched: string}, addDependency(file: string): void}}
 */
module.exports = function patchedFile() {
  const {patched} = this.getOptions();
  this.addDependency(patched);
  return fs.readFileSync(patched, 'utf8');
};
