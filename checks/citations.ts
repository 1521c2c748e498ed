import {type Place, placeOfOffset} from '../lib/faults';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

export const HOME = 'SPECIFICATION.md';

/** A statement as it is written there: `- **4.3** A new page starts …` */
const STATEMENT = /^- \*\*(\d+\.\d+)\*\* /gm;

/** `specification 4.3`; or `specification 4.3, 4.5 and 5.1` or `specification 4.1 to 4.3`. A comment may wrap. */
const CITATION = /\bspecification[\s*/]+\d+(?:\.\d+)?(?:(?:,|,? and| to)[\s*/]+\d+\.\d+)*/gi;

/** Texts for readers, which may cite other people's specifications. */
const FOR_READERS = /^(docs|blog|samples)\//;

/** Each statement of SPECIFICATION.md has a number of its own, and every citation names one. */
export const citations: Check = (files) => {
  const statements = files.filter(({filePath}) => filePath === HOME).flatMap(statementsOf);
  const known = new Set(statements.map(({number}) => number));
  const cited = files.filter(({filePath}) => !FOR_READERS.test(filePath)).flatMap(citationsOf);
  return [
    ...statements.filter(isSecond).map(({number, place}) => ({
      ...place,
      problem: `there is already a statement ${number}`,
      mend: 'use the next free number in the section',
    })),
    ...cited
      .filter(({number}) => !known.has(number))
      .map(({number, place}) => ({
        ...place,
        problem: `${HOME} has no statement ${number}`,
        mend: 'look up the number there, and cite it in the form "specification 4.3"',
      })),
  ] satisfies Finding[];
};

export interface Numbered {
  number: string;
  place: Place;
}

const isSecond = ({number}: Numbered, index: number, all: readonly Numbered[]) =>
  all.findIndex((other) => other.number === number) < index;

export const statementsOf = ({filePath, text}: SourceFile): Numbered[] =>
  [...text.matchAll(STATEMENT)].map(({1: number = '', index}) => ({
    number,
    place: placeOfOffset(filePath, text, index),
  }));

const citationsOf = ({filePath, text}: SourceFile): Numbered[] =>
  [...text.matchAll(CITATION)].flatMap(({0: citation, index}) =>
    [...citation.matchAll(/\d+(?:\.\d+)?/g)].map(({0: number, index: offset}) => ({
      number,
      place: placeOfOffset(filePath, text, index + offset),
    })),
  );
