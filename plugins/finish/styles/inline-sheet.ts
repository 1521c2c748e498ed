/** Docusaurus writes all styles of a site into one file: its chunks name no other (core/src/webpack/base.ts, 3.10.2). */
const SHEET = /^assets[\\/]css[\\/][^\\/]+\.css$/;

/**
 * @param files of a built site, relative to its folder
 * @returns the style sheet's, with slashes
 * @throws Error when there is another number of them
 */
export function theSheet(files: readonly string[]): string {
  const [sheet, ...others] = files.filter((file) => SHEET.test(file));
  if (!sheet || others.length > 0) {
    throw new Error(
      `the build has ${sheet ? others.length + 1 : 0} style sheets in assets/css, and 1 can be inlined — read core/lib/webpack/base.js and adapt plugins/finish/styles`,
    );
  }
  return sheet.replace(/\\/g, '/');
}

/**
 * @param file name of the page, for the error
 * @param html the page as Docusaurus has written it
 * @param address of the style sheet that it asks for
 * @param css what it gets in place of the file
 * @throws Error when the page does not ask for the sheet once, or the sheet cannot stand in a page
 */
export function inlineSheet(file: string, html: string, address: string, css: string): string {
  const [before, after, ...others] = html.split(`<link rel="stylesheet" href="${address}">`);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(
      `${file} does not ask once for ${address} — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/finish/styles`,
    );
  }
  const problem = /<\/style/i.exec(css) ?? /url\(["']?(?!["'/#]|data:)[^)]*/.exec(css);
  if (problem) {
    throw new Error(
      `"${problem[0]}" of the style sheet would mean something else in ${file} — write it otherwise in src/css`,
    );
  }
  return `${before}<style>${css}</style>${after}`;
}
