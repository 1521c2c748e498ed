/** Scripts without spaces between words: each of their characters counts as a word. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]';

/** A word or an identifier: `turnOn`, `LAMP_UNREACHABLE`; in `com.acme:sdk`, each part is one. */
const WORD = new RegExp(`${UNSPACED}\\p{M}*|(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}_])+`, 'gu');

/** The words in a text, as written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words in a text, with their places. */
export const placedWordsOf = (text: string): RegExpExecArray[] => [...text.matchAll(WORD)];

/** A function of texts that remembers what it gives: a site repeats its words, and each section is read more than once. */
export function remembering<Result>(give: (text: string) => Result): (text: string) => Result {
  const given = new Map<string, Result>();
  return (text) => {
    const result = given.get(text) ?? give(text);
    given.set(text, result);
    return result;
  };
}

/**
 * A word as a term, without accents: platforms write the same identifier as `LAMP_UNREACHABLE` or
 * `lampUnreachable`, and readers write `cafe`.
 */
export const termOf = remembering((word) => withoutAccents(word).replaceAll('_', '').toLowerCase());

/** Without the accents of Latin, Greek and Cyrillic letters, and their widths; other scripts need their marks. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/**
 * The terms under which a word is found: the word, and the parts of an identifier.
 * `turnOn` → turnon, turn, on; `LAMP_UNREACHABLE` → lampunreachable, lamp, unreachable.
 */
export function termsOf(word: string): string[] {
  const parts = withoutAccents(word)
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter(Boolean);
  return [...new Set([termOf(word), ...parts])];
}

const LETTER = new RegExp(`^(?!${UNSPACED})[\\p{L}\\p{N}]$`, 'u');

/** Whether a query is a single letter or digit, and no word. */
export const isLetter = (query: string): boolean => LETTER.test(termOf(query));
