/** Docusaurus writes all of a site's styles into one file: its chunks name no other (core/src/webpack/base.ts, 3.10.2). */
const SHEET = /^assets\/css\/[^/]+\.css$/;

/**
 * @param files of a built site, relative to its folder, with slashes
 * @returns the style sheet's
 * @throws Error when there isn't exactly one
 */
export function theSheet(files: readonly string[]): string {
  const [sheet, ...others] = files.filter((file) => SHEET.test(file));
  if (!sheet || others.length > 0) {
    throw new Error(
      `the build has ${sheet ? others.length + 1 : 0} style sheets in assets/css instead of 1 — read core/lib/webpack/base.js and adapt plugins/finish/steps/styles.ts`,
    );
  }
  return sheet;
}

/** @throws Error when a style sheet would mean something different in a page */
export function checkedSheet(css: string): string {
  const problem = /<\/style/i.exec(css) ?? /url\(["']?(?!["'/#]|data:)[^)]*/.exec(css);
  if (problem) {
    throw new Error(
      `"${problem[0]}" in the style sheet would mean something different in a page — write it another way in src/css`,
    );
  }
  return css;
}
