// CommonJS, because the bundler loads it itself.

const BEFORE = 'window.location.reload();';
const AFTER = "window.dispatchEvent(new CustomEvent('navigationfailure', { detail: e }));";

/**
 * @param {string} source text of core/lib/client/PendingNavigation.js (Docusaurus 3.10.2)
 * @returns {string} the text with an event in place of the reload
 * @throws {Error} when upstream no longer reloads in one place
 */
module.exports = function pendingNavigationLoader(source) {
  if (source.split(BEFORE).length !== 2) {
    throw new Error(
      `PendingNavigation of @docusaurus/core does not have "${BEFORE}" once — read its new code and adapt plugins/failed-navigation`,
    );
  }
  return source.replace(BEFORE, AFTER);
};
