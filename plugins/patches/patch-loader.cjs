/**
 * Changes a text in a module; that it is there once is known by then (plugins/patches/index.ts).
 *
 * @this {{getOptions(): {before: string, after: string}}}
 * @param {string} source
 */
module.exports = function patch(source) {
  const {before, after} = this.getOptions();
  return source.replace(before, () => after);
};
