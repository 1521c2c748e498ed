/** Brackets with what is between them, up to three deep. */
const inBrackets = (open: string, close: string, depth = 3): string =>
  `\\${open}(?:[^${open}${close}]${depth > 1 ? `|${inBrackets(open, close, depth - 1)}` : ''})*\\${close}`;

/** Code inside a string: `${code}`, and `\(code)` in Swift. */
const CODE = `\\$${inBrackets('{', '}')}|\\\\${inBrackets('(', ')')}`;

/** Strings that end with the same marks on any line, and those that end with their line at the latest. */
const LONG = ['"""', "'''", '`'].map((mark) => `${mark}(?:${CODE}|\\\\.|(?!${mark})[^])*${mark}`);
const SHORT = ['"', "'"].map((mark) => `${mark}(?:${CODE}|\\\\.|[^${mark}\\n])*${mark}?`);

const NOT_CODE = new RegExp(['//.*', '/\\*[^]*?\\*/', ...LONG, ...SHORT].join('|'), 'g');
const PART_OF_STRING = new RegExp(`(${CODE})|\\\\?[^]`, 'g');

/**
 * Replaces comments and strings with spaces, so that only code is left; offsets and lines don't change.
 * Code inside a string, such as `"${event.kind}"`, stays too.
 *
 * Nested comments and TypeScript's regular expressions aren't recognised, and an unclosed one-line string,
 * such as the apostrophe in a JSX text, ends with its line.
 */
export const blankOut = (text: string): string =>
  text.replace(NOT_CODE, (found) =>
    found.startsWith('/') ? blank(found) : found.replace(PART_OF_STRING, blankUnlessCode),
  );

const blankUnlessCode = (part: string, code: string | undefined): string =>
  code === undefined ? blank(part) : `  ${blankOut(code.slice(2, -1))} `;

const blank = (text: string): string => text.replace(/./g, ' ');
