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

/** How many places of a long section are compared. */
const PLACES = 20;

/** The words in a text that have one of the terms, with their places. */
const matchesIn = (text: string, terms: ReadonlySet<string>) =>
  placedWordsOf(text).flatMap(({text: word, start}) => {
    const found = termsOf(word).filter((term) => terms.has(term));
    return found.length > 0 ? [{start, end: start + word.length, found}] : [];
  });

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
  const places = matchesIn(text, terms).slice(0, PLACES);
  let best = {isCode: false, excerpt: cut(text, 0), count: 0};
  for (const [isCode, excerpt] of [
    ...places.map(({start}) => [false, cut(text, start)] as const),
    ...code.split('\n').map((line) => [true, line] as const),
  ]) {
    const count = new Set(matchesIn(excerpt, terms).flatMap(({found}) => found)).size;
    best = count > best.count ? {isCode, excerpt, count} : best;
  }
  return {isCode: best.isCode, pieces: markMatches(best.excerpt, terms)};
}
