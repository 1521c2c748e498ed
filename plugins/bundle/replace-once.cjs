/**
 * Changes a file of Docusaurus (3.10.2) in one place, for a loader.
 *
 * @param {string} source text of the file
 * @param {string} before what it has once
 * @param {string} after what stands there instead
 * @param {{file: string, plugin: string}} names what the error calls the file, such as
 *   `App.js of @docusaurus/core`, and the plugin that relies on it
 * @returns {string} the changed text
 * @throws {Error} when the file does not have it once
 */
exports.replaceOnce = (source, before, after, {file, plugin}) => {
  if (source.split(before).length !== 2) {
    throw new Error(
      `${file} no longer has "${before}" once — read its new code and adapt plugins/${plugin}`,
    );
  }
  return source.replace(before, () => after);
};
