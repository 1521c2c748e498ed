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
const GUIDE = /^(?:[A-Z-]+|(?:deploy|tests|src\/theme)\/README)\.md$/;
const PATH =
  /(?<=`|\]\()(?:bench|checks|lib|plugins|product|scripts|site|src(?!\/(?:figures|pages))|tests(?!\/fixtures))\/[\w./-]+(?=[`)#])/g;

/**
 * Every citation of a statement, and every tag of a test, names one that SPECIFICATION.md has, and the guides name files
 * that exist. That a test notices when a statement is broken is what tests/mutations/ is for.
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
  const isThere = (name: string) =>
    files.some(({filePath}) => `${filePath}/`.startsWith(name.replace(/\/?$/, '/')));
  return [
    ...find(GUIDE, PATH, /.+/g)
      .filter(({text}) => !isThere(text))
      .map(({text, fault}) => fault(`there is no ${text}`, 'correct the path, or remove it')),
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
