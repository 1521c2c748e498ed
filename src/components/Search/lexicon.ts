import type {Language} from './language';
import {termOf, termsOf, wordsOf} from './words';

/** What the words of a site lead to. */
export interface Lexicon {
  /** The words of a text, and a term for each word or phrase in it that means the same as others. */
  tokensOf: (text: string) => string[];
  /** The terms of what `tokensOf` has found. */
  termsOf: (token: string) => readonly string[];
  /** The words and phrases that mean the same as others, with the term that they share. */
  phrasesIn: (words: readonly string[]) => Phrase[];
  /** The words that mean the same as others by themselves, each with that term, whether or not the site has them. */
  shared: ReadonlyMap<string, string>;
}

interface Phrase {
  start: number;
  length: number;
  term: string;
}

/** Begins the term of words that mean the same; no word has it. */
const SAME = '=';

/** @param groups words and phrases that mean the same */
export function createLexicon({rootOf}: Language, groups: readonly (readonly string[])[]): Lexicon {
  // A site repeats its words: this halves the time that indexing takes.
  const known = new Map<string, readonly string[]>();
  const rootsOf = (words: readonly string[]) => words.map((word) => rootOf(termOf(word)));
  /** By the first of their roots. */
  const phrases = new Map<string, {roots: string[]; term: string}[]>();
  const shared = new Map<string, string>();
  for (const [index, group] of groups.entries()) {
    const term = `${SAME}${index}`;
    for (const words of group.map(wordsOf)) {
      const roots = rootsOf(words);
      const [first = ''] = roots;
      phrases.set(first, [...(phrases.get(first) ?? []), {roots, term}]);
      if (words.length === 1) {
        shared.set(words.map(termOf).join(''), term);
      }
    }
  }
  const phrasesIn = (words: readonly string[]) => {
    const all = rootsOf(words);
    return all.flatMap((first, start) =>
      (phrases.get(first) ?? [])
        .filter(({roots}) => roots.every((root, place) => root === all[start + place]))
        .map(({roots: {length}, term}) => ({start, length, term})),
    );
  };
  return {
    phrasesIn,
    shared,
    tokensOf(text) {
      const words = wordsOf(text);
      return [...words, ...phrasesIn(words).map(({term}) => term)];
    },
    termsOf(token) {
      const terms = known.get(token) ?? [
        ...new Set(
          (token.startsWith(SAME) ? [token] : termsOf(token)).flatMap((term) => [
            term,
            rootOf(term),
          ]),
        ),
      ];
      known.set(token, terms);
      return terms;
    },
  };
}
