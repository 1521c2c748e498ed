/** Texts as they are written: line ends, scripts, and names that are nearly right. */
import leven from 'leven';

/** A text as if no Windows editor had saved it: without a byte order mark, and with line feeds only. */
export const unixText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/**
 * Whether a file that was read as a text is one, if only in UTF-16, as a page always is: pictures and archives have other
 * control characters as well, and what a full disk has left of them nothing but NUL.
 */
export const isText = (name: string, bytes: string): boolean =>
  /\.mdx?$/.test(name) ||
  !bytes.includes('\0') ||
  (/[ -~]/.test(bytes) && !/[\x07\b\x0e-\x1f]/.test(bytes));

/** What looks like a space and isn't one, or like nothing: all of Unicode's, but what joins and colours emoji. */
export const ODD_SPACE = '(?:(?![ \\t\\n])\\s|(?![\\u200d\\ufe0f])\\p{DI}|\\u2800)';

/** What only says where a word may be broken: readers see the word as one. */
export const BREAKS = /[\u00ad\u200b\u2060\ufeff]/g;

/** A letter that looks Latin: all Cyrillic ones, in a word with others, and some of the Greek ones. */
const LOOKALIKE = '[\\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]';

/**
 * Together with these: lookalikes, control characters, letters that word processors join, the dash that they make of
 * the hyphens before an option, and the quotation marks that they make of those around a value.
 */
const ODD = new RegExp(
  `${ODD_SPACE}|(?![\\t\\n])\\p{Cc}|[\\ufffdﬀ-ﬆ]|(?<=[A-Za-z_])${LOOKALIKE}|${LOOKALIKE}(?=[A-Za-z_])|(?<=\\s)[–—]+(?=[A-Za-z])|(?<=[=([{] ?|(?:^|\\n)(?:\\$ )?\\w[\\w.-]* )[“‘]`,
  'u',
);

/**
 * The first character of a text that isn't what it seems: where, and what it is, between what is around it, such as
 * `le<U+200B>t a`. In a name or in code it counts for readers who search for or copy what they see, unlike in prose.
 */
export function oddCharacter(text: string): {offset: number; shown: string} | undefined {
  const [odd, offset] = [ODD.exec(text)?.[0] ?? '', text.search(ODD)];
  const code = odd.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const around = (from: number, to: number) =>
    text.slice(Math.max(0, from), to).replace(/\s+/g, ' ');
  const [before, after] = [around(offset - 12, offset), around(offset + odd.length, offset + 12)];
  return code ? {offset, shown: `${before}<U+${code}>${after}`} : undefined;
}

/** A value as a literal for a script inside HTML, in which `<` can't end the script. */
export const scriptLiteral = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, '\\u003c');

/** The most names that are all listed where none is near. */
const FEW = 10;

/**
 * How to mend a name that isn't among `names`: the nearest one by Levenshtein distance, but only if little tells them
 * apart.
 *
 * @param options.write how a name is written in its place, such as `<Tabs>`
 * @param options.otherwise how to mend a name to which none is near; by default, all are listed if they are few
 */
export function suggestion(
  name: string,
  names: readonly string[],
  options: {write?: (name: string) => string; otherwise?: string} = {},
): string {
  const {write = (each: string) => each, otherwise} = options;
  const distance = (other: string) => leven(name.toLowerCase(), other.toLowerCase());
  const [nearest] = [...names].sort(
    (a, b) => distance(a) - distance(b) || leven(name, a) - leven(name, b),
  );
  if (nearest !== undefined && distance(nearest) <= Math.max(2, name.length / 3)) {
    return `did you mean ${write(nearest)}?`;
  }
  const all =
    names.length > FEW ? 'correct its spelling' : `write ${names.map(write).join(' or ')}`;
  return otherwise ?? all;
}
