// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../replace-once.cjs');

const CHANGES = [
  [
    "import { Route } from 'react-router-dom';",
    "import Route from '@site/src/router/PageLocation';",
  ],
  [
    'window.location.reload();',
    "this.routeUpdateCleanupCb(); window.dispatchEvent(new CustomEvent('navigationfailure', { detail: e }));",
  ],
];

const NAMES = {file: 'PendingNavigation.js of @docusaurus/core', plugin: 'steady-pages'};

/**
 * @param {string} source text of core/lib/client/PendingNavigation.js (Docusaurus 3.10.2)
 * @returns {string} the text with our route, and an event in place of the reload
 * @throws {Error} when upstream no longer has one of them in one place
 */
module.exports = function pendingNavigationLoader(source) {
  return CHANGES.reduce((text, [before, after]) => replaceOnce(text, before, after, NAMES), source);
};
