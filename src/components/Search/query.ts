import leven from 'leven';
import type {InvertedIndex} from './inverted-index';
import type {Language} from './language';
import type {Lexicon} from './lexicon';
import {partsOf, termOf, wordsOf} from './words';

/** The terms that say one of the things that a query asks for, each with how well, up to 1. */
export type Concept = ReadonlyMap<string, number>;

/** How well a term says a word that it isn't. */
const WELL = {root: 0.95, same: 0.8, part: 0.8, begun: 0.6, misspelt: 0.6};

/** What stands around an error's message: addresses, frames, files, packages, and numbers of all kinds. */
const NOISE =
  /https?:\/\/\S+|\bat \S+\(\S*\)|(?:[\w@.~-]*\/){2,}\S*|\b\w+\.(?:kt|java|swift|dart|tsx?|jsx?|m|cc)\b|\b0x[\da-f]+\b|:?\b\d+(?:[.:]\d+)+\b|\b[\da-f]{8}-[\da-f-]{20,}|\b(?:[a-z]\w*\.){2,}(?=\w)/gi;

/** Whether it is an error: what readers type is shorter. */
export const isPasted = (query: string): boolean => query.length > 60;

/**
 * Reads what a query asks for. Words of asking count only where there are no others; a beginning counts for the word
 * that may still be typed, and for others, like a slip, only where the word as typed means nothing here.
 *
 * @param index has the terms that mean something here
 */
export function readQuery(
  query: string,
  {phrasesIn}: Lexicon,
  {isAsking, rootOf}: Language,
  index: InvertedIndex,
): Concept[] {
  const text = isPasted(query) ? query.replace(NOISE, ' ') : query;
  const words = wordsOf(text);
  const asksFor = words.some((word) => !isAsking(termOf(word)));
  const concepts: Concept[] = [];
  const phrases = phrasesIn(words);
  for (let place = 0, length = 1; place < words.length; place += length) {
    const here = phrases.filter(({start}) => start === place);
    length = Math.max(1, ...here.map((phrase) => phrase.length));
    const same = here.filter((phrase) => phrase.length === length);
    const concept = new Map(same.map(({term}) => [term, WELL.same]));
    const word = words[place] ?? '';
    if (length === 1 && !(asksFor && isAsking(termOf(word)))) {
      addWord(concept, word, text.endsWith(word));
    }
    concepts.push(concept);
  }
  return concepts.filter(({size}) => size > 0);

  function addWord(concept: Map<string, number>, word: string, isLast: boolean): void {
    const add = (terms: readonly string[], well: number) =>
      terms
        .filter((term) => index.has(term))
        .forEach((term) => concept.set(term, Math.max(well, concept.get(term) ?? 0)));
    const term = termOf(word);
    add([term], 1);
    add([rootOf(term)], WELL.root);
    if (isLast || (concept.size === 0 && term.length > 2)) {
      for (const each of index.keys()) {
        if (each.startsWith(term)) {
          add([each], WELL.begun);
        }
      }
    }
    if (concept.size === 0) {
      add(nearest(term, [...index.keys()], SLIPS(term)), WELL.misspelt);
    }
    if (concept.size === 0) {
      const parts = partsOf(word).filter((part) => !isAsking(part));
      add([...parts, ...parts.map(rootOf)], WELL.part);
    }
  }
}

/** How many slips a word may have: a swap counts as two, and a short word with one would be another word. */
const SLIPS = ({length}: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The terms that a misspelt one may have been meant to be: those with the fewest slips. */
export function nearest(term: string, terms: readonly string[], most: number): string[] {
  const slips = new Map(terms.map((each) => [each, leven(term, each, {maxDistance: most + 1})]));
  const least = Math.min(...slips.values());
  return least > most ? [] : terms.filter((each) => slips.get(each) === least);
}

/** The names of something that a query may be, with or without its owner and `get`. */
export function namesIn(query: string): string[] {
  const words = wordsOf(query);
  const last = /\S\s+\S/.test(query) ? '' : (words.at(-1) ?? '');
  const got = /^get_?(\p{L}.*)/u.exec(last)?.[1] ?? '';
  return [words.join(''), last, got.charAt(0).toLowerCase() + got.slice(1)].filter(Boolean);
}
