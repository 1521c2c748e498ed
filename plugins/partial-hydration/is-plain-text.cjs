/** A fence and what it holds; code within a line. */
const CODE = /^(`{3,}|~{3,})[^]*?^\1[`~]*\s*$|(`+)[^`\n].*?\2/gm;
/** What React draws with state of its own, or adds to the page's head. */
const ACTING = /<(?:details|[A-Z][\w.]*)|\son[A-Z]\w*=|^image: \.\//gm;

/**
 * Whether a doc's HTML is all that there is to its text. When in doubt, it is not.
 *
 * @param {string} source Markdown of the doc, with its front matter
 * @param {readonly string[]} components names of those that draw HTML alone
 * @returns {boolean}
 */
exports.isPlainText = (source, components) => {
  const acting = source.replace(CODE, '').match(ACTING) ?? [];
  return acting.every((found) => components.includes(found.slice(1)));
};
