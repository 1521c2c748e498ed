import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';
import {checkSamples, isSample, kindOfFile} from './syntax/check-samples';
import {codeFiles, dataFiles} from './syntax/parsers';

/** Compiled by the check `sample-types`. */
const COMPILED = ['ts', 'tsx'];

/** Nothing in them can be a syntax error. */
const PLAIN = ['md', 'gitignore'];

const known = [...COMPILED, ...PLAIN, ...Object.keys(codeFiles), ...Object.keys(dataFiles)];

/**
 * The samples' data and build files are parsed by the rules of their formats. A file of a type that no
 * check parses is a finding, so that none slips through.
 */
export const sampleData: Check = async (files) => [
  ...(await checkSamples(files, dataFiles, 'correct the file')),
  ...files.filter(isSample).flatMap(unknownKind),
];

function unknownKind({filePath}: SourceFile): Finding[] {
  const kind = kindOfFile(filePath);
  return known.includes(kind)
    ? []
    : [
        {
          filePath,
          line: 1,
          problem: `there is no parser for files of the type "${kind}"`,
          mend: 'add one to checks/syntax/parsers.ts',
        },
      ];
}
