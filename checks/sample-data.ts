import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';
import {checkSamples, isSample, kindOfFile} from './syntax/check-samples';
import {codeFiles, dataFiles} from './syntax/parsers';

/** Compiled by the check `sample-types`. */
const COMPILED = ['ts', 'tsx'];

/** Nothing that is written in them is a mistake of syntax. */
const PLAIN = ['md', 'gitignore'];

const known = [...COMPILED, ...PLAIN, ...Object.keys(codeFiles), ...Object.keys(dataFiles)];

/**
 * The data and build files of the samples are parsed by the rules of their formats. A file of a
 * kind that no check parses is a finding, so that none is left out unseen.
 */
export const sampleData: Check = async (files) => [
  ...(await checkSamples(files, dataFiles, 'mend the file')),
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
          problem: `no parser knows files of the kind "${kind}"`,
          mend: 'add one to checks/syntax/parsers.ts',
        },
      ];
}
