/**
 * Has a page compiled anew when what it links to and shows has changed, and always if that isn't known
 * (plugins/bundle/bundler-cache.ts).
 *
 * @this {{resourcePath: string, getOptions(): {noteFor(page: string): string | undefined}, addDependency(file: string): void, cacheable(is: boolean): void}}
 * @param {string} source
 */
module.exports = function note(source) {
  const file = this.getOptions().noteFor(this.resourcePath);
  if (file) {
    this.addDependency(file);
  } else {
    this.cacheable(false);
  }
  return source;
};
