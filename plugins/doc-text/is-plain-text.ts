/** A fence and what it holds; code within a line. */
const CODE = /^(`{3,}|~{3,})[^]*?^\1[`~]*\s*$|(`+)[^`\n].*?\2/gm;
/** What React draws with state of its own, or adds to the page's head. */
const ACTING = /<(?:details|head|[A-Z][\w.]*)|\son[A-Z]\w*=|^image: \.\//gm;

/**
 * Whether a doc's HTML is all that there is to its text. When in doubt, it is not.
 *
 * @param source Markdown of the doc, with its front matter
 * @param components names of those that draw HTML alone
 */
export function isPlainText(source: string, components: readonly string[]): boolean {
  const acting = source.replace(CODE, '').match(ACTING) ?? [];
  return acting.every((found) => components.includes(found.slice(1)));
}
