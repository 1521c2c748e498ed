import type {Language} from './language';
import {partsOf, termOf, wordsOf} from './words';

/** How a word is found. */
export interface Word {
  term: string;
  root: string;
  /** Its term, those of the parts of an identifier, and the root of each. */
  terms: readonly string[];
}

/** What the words of a site lead to. */
export type Lexicon = ReturnType<typeof createLexicon>;

interface Phrase {
  start: number;
  length: number;
  term: string;
}

/** @param groups words and phrases that mean the same */
export function createLexicon({rootOf}: Language, groups: readonly (readonly string[])[]) {
  // A site repeats its words: each is read once.
  const known = new Map<string, Word>();
  /** The words that have been read, by their terms. */
  const spellings = new Map<string, string>();
  const read = (word: string): Word => {
    let found = known.get(word);
    if (!found) {
      const term = termOf(word);
      const terms = [term, ...partsOf(word)].flatMap((each) => [each, rootOf(each)]);
      found = {term, root: rootOf(term), terms: [...new Set(terms)]};
      known.set(word, found);
      spellings.set(term, word);
    }
    return found;
  };
  const rootOfWord = (word = '') => read(word).root;
  /** By the first of their roots. */
  const phrases = new Map<string, {roots: string[]; term: string}[]>();
  /** The term that a word shares with those that mean the same, by its own. */
  const shared = new Map<string, string>();
  for (const [index, group] of groups.entries()) {
    // No word has such a term.
    const term = `=${index}`;
    for (const words of group.map(wordsOf)) {
      const roots = words.map(rootOfWord);
      const [first = ''] = roots;
      phrases.set(first, [...(phrases.get(first) ?? []), {roots, term}]);
      if (words.length === 1) {
        shared.set(read(words[0] ?? '').term, term);
      }
    }
  }
  /** The words and phrases that mean the same as others, with the term that they share. */
  const phrasesIn = (words: readonly string[]) => {
    const found: Phrase[] = [];
    for (const [start, word] of words.entries()) {
      phrases.get(rootOfWord(word))?.forEach(({roots, term}) => {
        if (roots.every((root, place) => root === rootOfWord(words[start + place]))) {
          found.push({start, length: roots.length, term});
        }
      });
    }
    return found;
  };
  /** The terms of words and of the phrases among them. */
  function* termsIn(words: readonly string[]): Iterable<string> {
    for (const word of words) {
      yield* read(word).terms;
    }
    for (const {term} of phrasesIn(words)) {
      yield term;
    }
  }
  return {read, phrasesIn, termsIn, spellings, shared};
}
