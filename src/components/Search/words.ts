/** Scripts without spaces between words: each of their characters counts as a word. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]';

/** A word or an identifier: `turnOn`, `LAMP_UNREACHABLE`; in `com.acme:sdk`, each part is one. */
const WORD = new RegExp(`(?:\\w|(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}])+|${UNSPACED}\\p{M}*`, 'gu');

/** The words in a text, as written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * A word as a term, without accents: platforms write the same identifier as `LAMP_UNREACHABLE` or
 * `lampUnreachable`, and readers write `cafe`.
 */
export const termOf = (word: string): string =>
  withoutAccents(word).replaceAll('_', '').toLowerCase();

/** Without the accents of Latin, Greek and Cyrillic letters, and their widths; other scripts need their marks. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** The parts of an identifier, as terms: `turnOn` → turn, on; `LAMP_UNREACHABLE` → lamp, unreachable. */
export const partsOf = (word: string): string[] =>
  withoutAccents(word)
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter(Boolean);
