import type {IndexedSection} from '@site/plugins/search-index/types';
import {placedWordsOf, termsOf} from './words';

/** A piece of text that is, or is not, what the reader looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

export interface Excerpt {
  isCode: boolean;
  pieces: Piece[];
}

/** Characters that two lines of the widest list hold, and how many of them may precede the match. */
const LENGTH = 170;
const BEFORE = 24;

/** The words of a text that have one of the terms, with their places. */
function matchesIn(
  text: string,
  terms: ReadonlySet<string>,
): {start: number; end: number; found: string[]}[] {
  return placedWordsOf(text).flatMap(({text: word, start}) => {
    const found = termsOf(word).filter((term) => terms.has(term));
    return found.length > 0 ? [{start, end: start + word.length, found}] : [];
  });
}

/** Cuts a text where its matches begin and end. */
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

/** How many different terms stand in a text from a place on, within the length of an excerpt. */
function countTerms(text: string, terms: ReadonlySet<string>, from = 0): number {
  const window = text.slice(from, from + LENGTH - BEFORE);
  return new Set(matchesIn(window, terms).flatMap(({found}) => found)).size;
}

const best = <T>(items: readonly T[], score: (item: T) => number): T | undefined =>
  items.reduce<{item?: T; score: number}>(
    (leader, item) => {
      const own = score(item);
      return own > leader.score ? {item, score: own} : leader;
    },
    {score: 0},
  ).item;

/** The part of a text that begins shortly before a place, at the beginning of a word. */
function cut(text: string, place: number): string {
  const space = place > BEFORE ? text.indexOf(' ', place - BEFORE) : -1;
  const start = space < place ? space + 1 : place;
  const isCut = start + LENGTH < text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + LENGTH)}${isCut ? '…' : ''}`;
}

/** The place of a section that has most of the terms: a piece of prose, else a line of code, else its beginning. */
export function excerptOf({text, code}: IndexedSection, terms: ReadonlySet<string>): Excerpt {
  const starts = matchesIn(text, terms).map(({start}) => start);
  const start = best(starts, (from) => countTerms(text, terms, from));
  const line = best(code.split('\n'), (each) => countTerms(each, terms));
  const isCode =
    line !== undefined &&
    (start === undefined || countTerms(line, terms) > countTerms(text, terms, start));
  return {isCode, pieces: markMatches(isCode ? line : cut(text, start ?? 0), terms)};
}
