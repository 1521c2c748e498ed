import leven from 'leven';
import type {Language} from './language';
import type {Lexicon} from './lexicon';
import {termOf, termsOf, wordsOf} from './words';

/** The terms that say one of the things that a query asks for, each with how well, up to 1. */
export type Concept = Map<string, number>;

/** How well a term says a word that it isn't. */
const WELL = {root: 0.95, same: 0.8, part: 0.8, begun: 0.6, misspelt: 0.6};

/** How many terms that begin with a word are looked for, the most frequent first. */
const BEGUN = 20;

/** A word that is part of another one has at least so many letters: nearly every word begins or ends with a shorter one. */
const HALF = 3;

/** What stands around an error's message: addresses, frames, files, packages, and numbers of all kinds. */
const NOISE =
  /https?:\/\/\S+|\bat \S+\(\S*\)|(?:[\w@.~-]*\/){2,}\S*|\b\w+\.(?:kt|java|swift|dart|tsx?|jsx?|m|cc)\b|\b0x[\da-f]+\b|:?\b\d+(?:[.:]\d+)+\b|\b[\da-f]{8}-[\da-f-]{20,}|\b(?:[a-z]\w*\.){2,}(?=\w)/gi;

/** A pasted error is longer than what readers type. */
const PASTED = 60;

/** A query without what stands around the message of a pasted error. */
export const messageIn = (query: string): string =>
  query.length > PASTED ? query.replace(NOISE, ' ') : query;

/**
 * Reads what a query asks for. Words of asking count only where there are no others; a beginning counts for the word
 * that may still be typed, and for others, like a slip, or two words written as one, only where the word as typed means
 * nothing here.
 *
 * @param counts how often the site has each term
 */
export function readQuery(
  query: string,
  {phrasesIn, shared}: Lexicon,
  {isAsking, rootOf}: Language,
  counts: ReadonlyMap<string, number>,
): Concept[] {
  const text = messageIn(query);
  const words = wordsOf(text);
  const asksFor = words.some((word) => !isAsking(termOf(word)));
  const concepts: Concept[] = [];
  const phrases = phrasesIn(words);
  for (let index = 0, length = 1; index < words.length; index += length) {
    const here = phrases.filter(({start}) => start === index);
    length = Math.max(1, ...here.map((phrase) => phrase.length));
    const same = here.filter((phrase) => phrase.length === length);
    const concept = new Map(same.map(({term}) => [term, WELL.same]));
    const word = words[index] ?? '';
    const isWord = length === 1 && !(asksFor && isAsking(termOf(word)));
    if (isWord) {
      addWord(concept, word, index === words.length - 1 && text.endsWith(word));
    }
    concepts.push(concept);
    if (isWord && concept.size === 0) {
      concepts.push(...halvesOf(termOf(word)));
    }
  }
  return concepts.filter(({size}) => size > 0);

  /** Two words that are written as one, such as `nightlight`, where the site has both. */
  function halvesOf(term: string): Concept[] {
    const halves = Array.from(term, (_, place) => [term.slice(0, place), term.slice(place)]).find(
      (words) => words.every((half) => half.length >= HALF && counts.has(half)),
    );
    return (halves ?? []).map((half) => {
      const concept: Concept = new Map();
      addWord(concept, half, false);
      return concept;
    });
  }

  function addWord(concept: Concept, word: string, isLast: boolean): void {
    const add = (term: string, well: number) =>
      counts.has(term) && concept.set(term, Math.max(well, concept.get(term) ?? 0));
    const term = termOf(word);
    add(rootOf(term), WELL.root);
    add(term, 1);
    if (concept.size === 0) {
      const parts = termsOf(word).filter((part) => !isAsking(part));
      parts.forEach((part) => [rootOf(part), part].forEach((each) => add(each, WELL.part)));
    }
    if (isLast || (concept.size === 0 && term.length > 2)) {
      const begun = [...counts.keys()].filter((each) => each.startsWith(term));
      begun.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
      begun.slice(0, BEGUN).forEach((each) => add(each, WELL.begun));
    }
    if (concept.size === 0) {
      const known = [...counts.keys(), ...shared.keys()];
      for (const each of nearest(term, known, SLIPS(term))) {
        [each, shared.get(each) ?? each].forEach((meant) => add(meant, WELL.misspelt));
      }
    }
  }
}

/** How many slips a word may have: a swap counts as two, and a short word with one would be another word. */
const SLIPS = ({length}: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The terms that a misspelt one may have been meant to be: those with the fewest slips. */
export function nearest(term: string, terms: Iterable<string>, most: number): string[] {
  const near =
    most > 0
      ? [...terms].map((each) => [leven(term, each, {maxDistance: most + 1}), each] as const)
      : [];
  const least = Math.min(most, ...near.map(([slips]) => slips));
  return near.flatMap(([slips, each]) => (slips === least ? each : []));
}

/**
 * The names of an entry that a query may be, with or without its owner, `get` and `Async`; with a slip, if the site
 * doesn't have the word as typed.
 *
 * @param entries the names of all entries, as terms
 * @param isKnown whether the site has a term
 */
export function namesIn(
  query: string,
  entries: ReadonlySet<string>,
  isKnown: (term: string) => boolean,
): string[] {
  const words = wordsOf(query);
  const last = (/\S\s+\S/.test(query) ? '' : (words.at(-1) ?? '')).replace(/Async$/, '');
  const got = /^get_?(\p{L}.*)/u.exec(last)?.[1] ?? '';
  const names = [words.join(''), last, got.charAt(0).toLowerCase() + got.slice(1)].filter(Boolean);
  const unknown = [last, got].map(termOf).filter((term) => term && !isKnown(term));
  return [...names, ...unknown.flatMap((term) => nearest(term, entries, SLIPS(term)))];
}
