// CommonJS, because the bundler loads it itself.

const CHANGES = [
  [
    "import { Route } from 'react-router-dom';",
    "import Route from '@site/src/router/PageLocation';",
  ],
  [
    'window.location.reload();',
    "window.dispatchEvent(new CustomEvent('navigationfailure', { detail: e }));",
  ],
];

/**
 * @param {string} source text of core/lib/client/PendingNavigation.js (Docusaurus 3.10.2)
 * @returns {string} the text with our route, and an event in place of the reload
 * @throws {Error} when upstream no longer has one of them in one place
 */
module.exports = function pendingNavigationLoader(source) {
  return CHANGES.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) {
      throw new Error(
        `PendingNavigation of @docusaurus/core does not have "${before}" once — read its new code and adapt plugins/steady-pages`,
      );
    }
    return text.replace(before, after);
  }, source);
};
