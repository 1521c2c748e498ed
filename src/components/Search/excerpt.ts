import type {IndexedSection} from '@site/lib/search-index';
import {placedWordsOf, termsOf} from './words';

/** A piece of text, which may or may not be what the reader searched for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** How many characters fit on two lines of the widest list, and how many of them may precede the match. */
const LENGTH = 170;
const BEFORE = 24;

/** The words in a text that have one of the terms, with their places. */
const matchesIn = (text: string, terms: ReadonlySet<string>) =>
  placedWordsOf(text).filter(([word]) => termsOf(word).some((term) => terms.has(term)));

/** Splits a text where its matches begin and end. */
export function markMatches(text: string, terms: ReadonlySet<string>): Piece[] {
  let end = 0;
  const pieces = matchesIn(text, terms).flatMap(({0: word, index}) => {
    const between = text.slice(end, index);
    end = index + word.length;
    return [
      {text: between, isMatch: false},
      {text: word, isMatch: true},
    ];
  });
  return [...pieces, {text: text.slice(end), isMatch: false}].filter((piece) => piece.text);
}

/** The part of a text that starts shortly before a place, at the beginning of a word. */
function cut(text: string, place: number): string {
  const space = text.slice(0, place).indexOf(' ', place - BEFORE);
  const start = place <= BEFORE ? 0 : space < 0 ? place : space + 1;
  const isCut = start + LENGTH < text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + LENGTH)}${isCut ? '…' : ''}`;
}

/**
 * The part of a section with the first match: a piece of prose, else a line of code, or the beginning of the prose if
 * only the heading matches.
 */
export function excerptOf({text, code}: IndexedSection, terms: ReadonlySet<string>): Piece[] {
  const [match] = matchesIn(text, terms);
  const line = code.split('\n').find((each) => !match && matchesIn(each, terms).length > 0);
  return markMatches(line ?? cut(text, match?.index ?? 0), terms);
}
