import type {Lexicon} from './lexicon';
import {placedWordsOf, termOf, wordsOf} from './words';

/** A piece of text, which may or may not be what the reader searched for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A sentence, a line of code or a heading. */
export interface Passage {
  text: string;
  terms: ReadonlySet<string>;
  /** Its words as terms, in their order. */
  words: readonly string[];
}

/** Up to the end of a sentence or of a line. */
const PASSAGE = /[^\n]+?(?:[.!?:](?=\s)|(?=\n)|$)/g;

/** How many characters fit on two lines of the widest list. */
const LENGTH = 170;

/** Each word with the next one. */
export const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`);

/** What a text says; a passage that is short for a result goes on with what follows. */
export const passagesOf = (text: string, {tokensOf, termsOf}: Lexicon): Passage[] =>
  [...text.matchAll(PASSAGE)].map(({0: passage, index}) => {
    const end = Math.max(index + passage.length, index + LENGTH);
    const words = wordsOf(passage);
    return {
      text: `${index > 0 ? '… ' : ''}${text.slice(index, end).trim()}${end < text.length ? '…' : ''}`,
      terms: new Set(tokensOf(words).flatMap(termsOf)),
      words: words.map(termOf),
    };
  });

/** Splits a text where words begin and end that have one of the terms, by themselves or as part of a phrase. */
export function markTerms(text: string, terms: ReadonlySet<string>, lexicon: Lexicon): Piece[] {
  const words = placedWordsOf(text);
  const inPhrases = lexicon
    .phrasesIn(words.map(([word]) => word))
    .filter(({term}) => terms.has(term));
  const isFound = (word: string, place: number) =>
    lexicon.termsOf(word).some((term) => terms.has(term)) ||
    inPhrases.some(({start, length}) => place >= start && place < start + length);
  let end = 0;
  const pieces = words
    .filter(([word], place) => isFound(word, place))
    .flatMap(({0: word, index}) => {
      const between = text.slice(end, index);
      end = index + word.length;
      return [
        {text: between, isMatch: false},
        {text: word, isMatch: true},
      ];
    });
  return [...pieces, {text: text.slice(end), isMatch: false}].filter((piece) => piece.text);
}
