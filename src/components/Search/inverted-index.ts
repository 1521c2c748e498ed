import type {Lexicon} from './lexicon';
import {wordsOf} from './words';

/** By term, the places of the sections that have it, and how much it is worth in each. */
export type InvertedIndex = Map<string, {sections: number[]; worths: number[]}>;

/** A text of a section, and how much its words are worth. */
export type Part = readonly [text: string, worth: number];

/** How much nearer to what is worth most a word comes each time that it is said again. */
const AGAIN = 0.03;

/** For how many milliseconds in a row the browser can do nothing else. */
const SLICE = 8;

/**
 * Finds the terms of sections, in slices that keep the browser responsive. The build doesn't do it, because that would
 * double what the reader fetches.
 *
 * @param sections their parts, those that are worth most first
 */
export async function indexTerms(
  sections: readonly (readonly Part[])[],
  {termsIn, shared}: Lexicon,
): Promise<InvertedIndex> {
  const index: InvertedIndex = new Map();
  let pause = performance.now() + SLICE;
  for (const [section, parts] of sections.entries()) {
    for (const [text, worth] of parts) {
      for (const term of termsIn(wordsOf(text))) {
        const {sections: having, worths} = index.get(term) ?? {sections: [], worths: []};
        const last = having.length - 1;
        if (last < 0) {
          index.set(term, {sections: [section], worths: [worth]});
        } else if (having[last] === section) {
          worths[last] = (worths[last] ?? 0) * (1 - AGAIN) + AGAIN * 1.1;
        } else {
          having.push(section);
          worths.push(worth);
        }
      }
    }
    if (performance.now() > pause) {
      await new Promise((resolve) => setTimeout(resolve));
      pause = performance.now() + SLICE;
    }
  }
  // A word that stands nowhere leads, as a whole, begun or misspelt, to those that mean the same.
  for (const [term, same] of shared) {
    const others = index.get(same);
    if (others && !index.has(term)) {
      index.set(term, others);
    }
  }
  return index;
}
