import {placeOfOffset} from '../lib/faults';
import {HOME, statementsOf} from './citations';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

/** Statements that no test can name, and why. */
const NOT_TESTED: Readonly<Record<string, string>> = {
  '8.3': 'it says what the site does not have',
  '8.4': 'it says what these requirements do not cover',
  '12.4': 'the benchmark measures it',
  '12.5': 'the benchmark measures it',
  '15.9': 'the workflow in .github/workflows/ci.yml runs on both',
};

/** A statement that a test names: `tag: '@9.2'`, alone or in a list. */
const TAG = /'@(\d+\.\d+)'/g;

const isTest = ({filePath}: SourceFile) => /\.(?:test|spec)\.tsx?$/.test(filePath);

/** Each statement of SPECIFICATION.md has a test that names it as a tag, and each tag names a statement. */
export const untestedStatements: Check = (files) => {
  const statements = files.filter(({filePath}) => filePath === HOME).flatMap(statementsOf);
  const tags = files.filter(isTest).flatMap(tagsOf);
  const known = new Set(statements.map(({number}) => number));
  const tested = new Set(tags.map(({number}) => number));
  return [
    ...statements
      .filter(({number}) => !tested.has(number) && !(number in NOT_TESTED))
      .map(({number, place}) => ({
        ...place,
        problem: `no test names statement ${number}`,
        mend: `write one that fails when the statement does not hold, with {tag: '@${number}'}`,
      })),
    ...tags
      .filter(({number}) => !known.has(number))
      .map(({number, place}) => ({
        ...place,
        problem: `${HOME} has no statement ${number}`,
        mend: 'look up the number there',
      })),
  ] satisfies Finding[];
};

const tagsOf = ({filePath, text}: SourceFile) =>
  [...text.matchAll(TAG)].map(({1: number = '', index}) => ({
    number,
    place: placeOfOffset(filePath, text, index),
  }));
