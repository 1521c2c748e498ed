import {placeOfOffset, type SourceFault} from '../lib/faults';
import type {Check, SourceFile} from './source-files';

const HOME = 'SPECIFICATION.md';

/** A statement as it is written there: `- **4.3** A new page starts …` */
const STATEMENT = /^- \*\*(\d+\.\d+)\*\* /gm;

/** `specification 4.3`; or `specification 4.3, 4.5 and 5.1` or `specification 4.1 to 4.3`. A comment may wrap. */
const CITATION = /\bspecification[\s*/]+\d+(?:\.\d+)?(?:(?:,|,? and| to)[\s*/]+\d+\.\d+)*/gi;

/** Texts for readers, which may cite other people's specifications. */
const FOR_READERS = /^(docs|blog|samples)\//;

/** A statement that a test names: `tag: '@9.2'`, alone or in a list. */
const TAG = /'@(\d+\.\d+)'/g;

/** Statements that no test can name, and why. */
const NOT_TESTED: Readonly<Record<string, string>> = {
  '8.3': 'it says what the site does not have',
  '8.4': 'it says what these requirements do not cover',
  '12.4': 'the benchmark measures it',
  '12.5': 'the benchmark measures it',
  '15.9': 'the workflow in .github/workflows/ci.yml runs on both',
};

/** Each statement of SPECIFICATION.md has a test that names it as a tag; every citation and every tag names one. */
export const citations: Check = (files) => {
  const statements = files
    .filter(({filePath}) => filePath === HOME)
    .flatMap((file) => numbersIn(file, STATEMENT));
  const tags = files
    .filter(({filePath}) => /\.(?:test|spec)\.tsx?$/.test(filePath))
    .flatMap((file) => numbersIn(file, TAG));
  const cited = files
    .filter(({filePath}) => !FOR_READERS.test(filePath))
    .flatMap((file) => numbersIn(file, CITATION));
  const known = new Set(statements.map(({number}) => number));
  const tested = new Set([...tags.map(({number}) => number), ...Object.keys(NOT_TESTED)]);
  return [
    ...statements
      .filter(({number}) => !tested.has(number))
      .map(({number, fault}) =>
        fault(
          `no test names statement ${number}`,
          `write one that fails when the statement does not hold, with {tag: '@${number}'}`,
        ),
      ),
    ...[...cited, ...tags]
      .filter(({number}) => !known.has(number))
      .map(({number, fault}) =>
        fault(
          `${HOME} has no statement ${number}`,
          'look up the number there, and cite it in the form "specification 4.3"',
        ),
      ),
  ];
};

interface Numbered {
  number: string;
  /** Says what is wrong where the number is. */
  fault: (problem: string, mend: string) => SourceFault;
}

/** The numbers in each match of `pattern`. */
const numbersIn = ({filePath, text}: SourceFile, pattern: RegExp): Numbered[] =>
  [...text.matchAll(pattern)].flatMap(({0: match, index}) =>
    [...match.matchAll(/\d+(?:\.\d+)?/g)].map(({0: number, index: offset}) => ({
      number,
      fault: (problem, mend) => ({
        ...placeOfOffset(filePath, text, index + offset),
        problem,
        mend,
      }),
    })),
  );
