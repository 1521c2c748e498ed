import type {Language} from './language';
import {remembering, termOf, termsOf, wordsOf} from './words';

/** What the words of a site lead to. */
export interface Lexicon {
  /** The words of a text, with a term for each word or phrase among them that means the same as others. */
  tokensOf: (words: readonly string[]) => string[];
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
  const rootOfWord = remembering((word) => rootOf(termOf(word)));
  const rootsOf = (words: readonly string[]) => words.map(rootOfWord);
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
    tokensOf: (words) => [...words, ...phrasesIn(words).map(({term}) => term)],
    termsOf: remembering((token) => {
      const terms = token.startsWith(SAME) ? [token] : termsOf(token);
      return [...new Set(terms.flatMap((term) => [term, rootOf(term)]))];
    }),
  };
}
