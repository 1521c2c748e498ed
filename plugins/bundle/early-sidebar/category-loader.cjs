// CommonJS, because the bundler loads it itself.

const {replaceOnce} = require('../replace-once.cjs');

const CHANGES = [
  // Entries of a closed category are in the HTML, too: a hundred of them at the most, as each page of
  // a site of any size has them.
  [
    '<Collapsible lazy as="ul"',
    '<Collapsible lazy={level > 1 || index > 9 || items.length > 10} as="ul"',
  ],
  // While the HTML is hydrated, a category is as the reader has left it there. Later it has no address.
  [
    'return isActive ? false : item.collapsed;',
    `const drawn =
        hrefWithSSRFallback &&
        [...(globalThis.document?.querySelectorAll('[aria-expanded]') ?? [])].find(
          (link) => link.getAttribute('href') === hrefWithSSRFallback && link.textContent === label,
        );
      if (drawn) return drawn.getAttribute('aria-expanded') === 'false';
      return isActive ? false : item.collapsed;`,
  ],
  // A category that the reader has closed does not open because the application starts.
  ['isActive && !wasActive;', 'isActive && wasActive === false;'],
];

/**
 * @param {string} source of theme-classic/lib/theme/DocSidebarItem/Category/index.js (3.10.2)
 * @returns {string} the same, but it takes over from the script in the HTML
 * @throws {Error} when it has another form
 */
module.exports = function categoryLoader(source) {
  return CHANGES.reduce(
    (text, [before, after]) =>
      replaceOnce(text, before, after, {
        file: 'DocSidebarItem/Category of @docusaurus/theme-classic',
        plugin: 'early-sidebar',
      }),
    source,
  );
};
