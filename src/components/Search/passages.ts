import type {Lexicon} from './lexicon';
import {wordsOf} from './words';

/** A piece of text, which may or may not be what the reader searched for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A sentence, a line of code or a heading. */
export interface Passage {
  /** Where it begins and ends in its text. */
  start: number;
  end: number;
  /** Its words, without their accents and capitals. */
  words: readonly string[];
  terms: ReadonlySet<string>;
}

/** Up to the end of a sentence or of a line. */
const PASSAGE = /[^\n]+?(?:[.!?:](?=\s)|(?=\n)|$)/g;

/** How many characters fit on two lines of the widest list. */
const LENGTH = 170;

/** What a text says. */
export function passagesOf(text: string, {read, termsIn}: Lexicon): Passage[] {
  let end = 0;
  return (text.match(PASSAGE) ?? []).map((passage) => {
    const start = text.indexOf(passage, end);
    end = start + passage.length;
    const words = wordsOf(passage);
    return {
      start,
      end,
      words: words.map((word) => read(word).term),
      terms: new Set(termsIn(words)),
    };
  });
}

/** A text from a passage, or its beginning; a passage that is short for a result goes on with what follows. */
export function excerptOf(
  text: string,
  {start, end}: Pick<Passage, 'start' | 'end'> = {start: 0, end: 0},
): string {
  const until = Math.max(end, start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, until).trim()}${until < text.length ? '…' : ''}`;
}

/** Splits a text where its words that a query asks for begin and end. */
export function markTerms(
  text: string,
  isAsked: (term: string) => boolean,
  {read}: Lexicon,
): Piece[] {
  const pieces: Piece[] = [];
  let [marked, end] = [0, 0];
  for (const word of wordsOf(text)) {
    const start = text.indexOf(word, end);
    end = start + word.length;
    if (read(word).terms.some(isAsked)) {
      pieces.push({text: text.slice(marked, start), isMatch: false}, {text: word, isMatch: true});
      marked = end;
    }
  }
  return [...pieces, {text: text.slice(marked), isMatch: false}].filter((piece) => piece.text);
}
