import {placeOfOffset, type SourceFault} from '../lib/faults';
import type {Check, SourceFile} from './source-files';

/** A statement as it is written in SPECIFICATION.md: `- **4.3** A new page starts …` */
const STATEMENT = /^- \*\*(\d+\.\d+)\*\* /gm;

/** `specification 4.3`; or `specification 4.3, 4.5 and 5.1` or `specification 4.1 to 4.3`. A comment may wrap. */
const CITATION = /\bspecification[\s*/]+\d+(?:\.\d+)?(?:(?:,|,? and| to)[\s*/]+\d+\.\d+)*/gi;

/** Texts for readers may cite other people's specifications. */
const NOT_FOR_READERS = /^(?!(?:docs|blog|samples)\/)/;

/** A statement that a test names: `tag: '@9.2'`, alone or in a list. */
const TAG = /'@(\d+\.\d+)'/g;

/** Texts for those who work here, and what they name that isn't content: `lib/text.ts`, `[table](lib/text.ts)`. */
const GUIDE = /^(?:[A-Z]+|deploy\/README)\.md$/;
const PATH =
  /(?<=`|\]\()(?:bench|checks|lib|plugins|product|scripts|site|src(?!\/(?:figures|pages))|tests(?!\/fixtures))\/[\w./-]+(?=[`)#])/g;

/** Statements that no test can name, and why. */
const NOT_TESTED: Readonly<Record<string, string>> = {
  '8.3': 'it says what the site does not have',
  '8.4': 'it says what these requirements do not cover',
  '12.4': 'the benchmark measures it',
  '12.5': 'the benchmark measures it',
  '15.9': 'the workflow in .github/workflows/ci.yml runs on both',
};

/**
 * Each statement of SPECIFICATION.md has a test that names it as a tag; every citation and every tag names one; and
 * the guides name files that exist.
 */
export const citations: Check = (files) => {
  const find = (where: RegExp, pattern: RegExp, part = NUMBER) =>
    files
      .filter(({filePath}) => where.test(filePath))
      .flatMap((file) => foundIn(file, pattern, part));
  const statements = find(/^SPECIFICATION\.md$/, STATEMENT);
  const tags = find(/\.(?:test|spec)\.tsx?$/, TAG);
  const cited = find(NOT_FOR_READERS, CITATION);
  const known = new Set(statements.map(({text}) => text));
  const tested = new Set([...tags.map(({text}) => text), ...Object.keys(NOT_TESTED)]);
  const isThere = (name: string) =>
    files.some(({filePath}) => `${filePath}/`.startsWith(name.replace(/\/?$/, '/')));
  return [
    ...find(GUIDE, PATH, /.+/g)
      .filter(({text}) => !isThere(text))
      .map(({text, fault}) => fault(`there is no ${text}`, 'correct the path, or remove it')),
    ...statements
      .filter(({text}) => !tested.has(text))
      .map(({text, fault}) =>
        fault(
          `no test names statement ${text}`,
          `write one that fails when the statement does not hold, with {tag: '@${text}'}`,
        ),
      ),
    ...[...cited, ...tags]
      .filter(({text}) => !known.has(text))
      .map(({text, fault}) =>
        fault(
          `SPECIFICATION.md has no statement ${text}`,
          'look up the number there, and cite it in the form "specification 4.3"',
        ),
      ),
  ];
};

const NUMBER = /\d+(?:\.\d+)?/g;

interface Found {
  text: string;
  /** Says what is wrong where it is. */
  fault: (problem: string, mend: string) => SourceFault;
}

/** Each `part` of what matches `pattern`. */
const foundIn = ({filePath, text: source}: SourceFile, pattern: RegExp, part: RegExp): Found[] =>
  [...source.matchAll(pattern)].flatMap(({0: match, index}) =>
    [...match.matchAll(part)].map(({0: text, index: offset}) => ({
      text,
      fault: (problem, mend) => ({
        ...placeOfOffset(filePath, source, index + offset),
        problem,
        mend,
      }),
    })),
  );
