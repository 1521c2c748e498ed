/** Scripts that put no spaces between words: each of their characters counts as a word. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]';

/** A word or an identifier: `startDelivery`, `NOT_CONFIGURED`; of `com.acme:sdk` each part is one. */
const WORD = new RegExp(`${UNSPACED}\\p{M}*|(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}_])+`, 'gu');

export interface PlacedWord {
  text: string;
  /** Offset of its first character. */
  start: number;
}

/** The words of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words of a text, with their places. */
export const placedWordsOf = (text: string): PlacedWord[] =>
  [...text.matchAll(WORD)].map(({0: word, index}) => ({text: word, start: index}));

const known = new Map<string, string[]>();

/**
 * A word as a term, without accents: platforms write one identifier as `NOT_CONFIGURED` and as
 * `notConfigured`, and readers write `cafe`.
 */
export const termOf = (word: string): string =>
  withoutAccents(word).replaceAll('_', '').toLowerCase();

/** Without the marks of Latin, Greek and Cyrillic letters; other scripts need theirs. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/**
 * The terms under which a word is found: the word, and the parts of an identifier.
 * `startDelivery` → startdelivery, start, delivery; `NOT_CONFIGURED` → notconfigured, not, configured.
 */
export function termsOf(word: string): string[] {
  const terms = known.get(word) ?? splitIdentifier(word);
  // A site repeats its words: this halves the time that the index takes.
  known.set(word, terms);
  return terms;
}

/** A term as the site writes it: startdelivery → `startDelivery`. */
export function spellingOf(term: string): string {
  const spelling = [...known.keys()].find((word) => termOf(word) === term);
  return known.has(term) ? term : (spelling ?? term);
}

function splitIdentifier(word: string): string[] {
  const parts = withoutAccents(word)
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter(Boolean);
  return [...new Set([termOf(word), ...parts])];
}
