import type {IndexedSection} from '@site/lib/search-index';
import {placedWordsOf, termsOf} from './words';

/** A piece of text, which may or may not be what the reader searched for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

export interface Excerpt {
  isCode: boolean;
  pieces: Piece[];
}

/** How many characters fit on two lines of the widest list, and how many of them may precede the match. */
const LENGTH = 170;
const BEFORE = 24;

interface Match {
  start: number;
  end: number;
  /** Which of the terms the word has. */
  found: string[];
}

/** The words in a text that have one of the terms, with their places. */
function matchesIn(text: string, terms: ReadonlySet<string>): Match[] {
  return placedWordsOf(text).flatMap(({text: word, start}) => {
    const found = termsOf(word).filter((term) => terms.has(term));
    return found.length > 0 ? [{start, end: start + word.length, found}] : [];
  });
}

/** Splits a text where its matches begin and end. */
export function markMatches(text: string, terms: ReadonlySet<string>): Piece[] {
  let end = 0;
  const pieces = matchesIn(text, terms).flatMap((match) => {
    const between = text.slice(end, match.start);
    end = match.end;
    return [
      {text: between, isMatch: false},
      {text: text.slice(match.start, end), isMatch: true},
    ];
  });
  return [...pieces, {text: text.slice(end), isMatch: false}].filter((piece) => piece.text);
}

/** How many different terms the matches have. */
const countOf = (matches: readonly Match[]): number =>
  new Set(matches.flatMap(({found}) => found)).size;

/** The first of the values with the most terms, and their number; no value if they have no terms. */
const best = <T>(values: readonly T[], matchesOf: (value: T) => Match[]) =>
  values.reduce<{value?: T; count: number}>(
    (leader, value) => {
      const count = countOf(matchesOf(value));
      return count > leader.count ? {value, count} : leader;
    },
    {count: 0},
  );

/** The match that begins the part of a text with the most terms. */
function bestPlace(text: string, terms: ReadonlySet<string>) {
  const matches = matchesIn(text, terms);
  return best(matches, ({start}) => {
    const end = start + LENGTH - BEFORE;
    return matches.filter((match) => match.start >= start && match.end <= end);
  });
}

/** The part of a text that starts shortly before a place, at the beginning of a word. */
function cut(text: string, place: number): string {
  const space = place > BEFORE ? text.indexOf(' ', place - BEFORE) : -1;
  const start = space < place ? space + 1 : place;
  const isCut = start + LENGTH < text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + LENGTH)}${isCut ? '…' : ''}`;
}

/**
 * The part of a section that has the most terms: a piece of prose, else a line of code, or the beginning
 * of the prose if only the heading has them.
 */
export function excerptOf({text, code}: IndexedSection, terms: ReadonlySet<string>): Excerpt {
  const place = bestPlace(text, terms);
  const line = best(code.split('\n'), (each) => matchesIn(each, terms));
  const isCode = line.count > place.count;
  const excerpt = isCode ? (line.value ?? '') : cut(text, place.value?.start ?? 0);
  return {isCode, pieces: markMatches(excerpt, terms)};
}
