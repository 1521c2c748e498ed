import type {SearchResult} from 'minisearch';
import type {Language} from './language';
import {pairsOf, type Passage} from './passages';
import type {Concept} from './query';
import type {Section} from './sections';
import {termOf} from './words';

/** How much a word is worth, by the part of a section that has it. */
export const PARTS: Readonly<Record<string, number>> = {
  heading: 1,
  words: 0.95,
  text: 0.75,
  context: 0.5,
  code: 0.5,
};

/** What else counts, beside how much of the query a section says. */
const WEIGHT = {
  /** MiniSearch's score: how often the words are there, and how rare they are. */
  score: 0.3,
  /** How much of the query one sentence says. */
  sentence: 0.25,
  /** How much of it one heading says, and how little else. */
  heading: 0.5,
  /** Whether words follow each other as in the query, as those of an error's message do. */
  order: 0.6,
  /** Whether the query is the name of an entry, as it is written, or but for its case. */
  name: 2,
  nearlyName: 1.5,
};

/** An error's message has at least so many words, and what is pasted may have others around them. */
const MESSAGE = {least: 4, enough: 8};

/** What a query asks for. */
interface Asked {
  concepts: readonly Concept[];
  /** The terms of all concepts. */
  terms: ReadonlySet<string>;
  /** Each word of the query with the next one. */
  pairs: readonly string[];
  /** The names of an entry that the query may be. */
  names: readonly string[];
}

/** A section that has a term of the query. */
export interface Found {
  match: SearchResult;
  section: Section;
}

interface Ranked {
  section: Section;
  /** The sentence that says most of the query, or a line of code, or how the section begins. */
  answer: Passage | undefined;
}

/**
 * Makes a function that gives the best of some sections, best first, for a query. Only what MiniSearch's figures put
 * there is read closely: sentence by sentence.
 *
 * @param all the sections that the query has found, best first by MiniSearch's figures
 * @param size how many sections the site has
 * @param passagesIn the passages of a text
 */
export function rankingFor(
  {concepts, terms, pairs, names}: Asked,
  all: readonly Found[],
  size: number,
  {isAsking}: Language,
  passagesIn: (text: string) => readonly Passage[],
): (some: readonly Found[], most: number) => Ranked[] {
  /** How rare each concept is. */
  const rarity = concepts.map((concept) => {
    const having = all.filter(({match}) => match.terms.some((term) => concept.has(term)));
    return Math.log(1 + size / Math.max(1, having.length));
  });
  const whole = rarity.reduce((sum, each) => sum + each, 0);
  /** How much of the query some terms say, up to 1; what is rare counts more. */
  const shareOf = (found: readonly string[], worth: (term: string) => number = () => 1) =>
    concepts.reduce((sum, concept, place) => {
      let best = 0;
      for (const term of found) {
        const well = concept.get(term);
        best = well ? Math.max(best, well * worth(term)) : best;
      }
      return sum + (best * (rarity[place] ?? 0)) / whole;
    }, 0);

  const asName = ({name, called}: Section) =>
    names.includes(name ?? '')
      ? WEIGHT.name
      : names.some((each) => called.includes(termOf(each)))
        ? WEIGHT.nearlyName
        : 0;
  const said = ({terms: own}: Passage) => shareOf([...own].filter((term) => terms.has(term)));
  const readClosely = ({section, rank}: {section: Section; rank: number}) => {
    // A heading is one passage, whatever stops it has inside.
    const headings = passagesIn(`${section.heading.replace(/[.:!?] /g, ' ')}\n${section.words}`);
    const sentences = passagesIn(section.text);
    const inHeadings = headings.map((heading) => {
      const own = [...heading.terms].filter((term) => !isAsking(term));
      const asked = own.filter((term) => terms.has(term)).length;
      return (said(heading) * (1 + asked / Math.max(1, own.length))) / 2;
    });
    const inSentences = sentences.map(said);
    // A shorter query has no order that tells sections apart.
    const inOrder = (pairs.length + 1 < MESSAGE.least ? [] : [...headings, ...sentences]).map(
      (passage) => {
        const own = new Set(pairsOf(passage.words));
        const words = 1 + pairs.filter((pair) => own.has(pair)).length;
        return words < MESSAGE.least ? 0 : words / Math.min(pairs.length + 1, MESSAGE.enough);
      },
    );
    const most = Math.max(0, ...inSentences);
    const more =
      WEIGHT.heading * Math.max(0, ...inHeadings) +
      WEIGHT.sentence * most +
      WEIGHT.order * Math.min(1, Math.max(0, ...inOrder));
    const answer =
      most > 0
        ? sentences[inSentences.indexOf(most)]
        : (passagesIn(section.code).find(said) ?? sentences[0]);
    return {section, answer, rank: rank + more};
  };
  return (some, most) =>
    some
      .map(({match, section}) => ({
        section,
        rank:
          shareOf(match.terms, (term) =>
            Math.max(...(match.match[term] ?? []).map((part) => PARTS[part] ?? 0)),
          ) +
          (WEIGHT.score * match.score) / (all[0]?.match.score ?? 1) +
          asName(section),
      }))
      .sort(byRank)
      .slice(0, most)
      .map(readClosely)
      .sort(byRank);
}

const byRank = (a: {rank: number}, b: {rank: number}) => b.rank - a.rank;
