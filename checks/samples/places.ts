import {type Place, placeOfOffset} from '../../lib/faults';
import type {SourceFile} from '../source-files';

const CONTRACT = 'product/contract/';

/**
 * The place in the file of the character at `offset` of a sample's expanded text. Lines are the same in
 * both; the column differs after an expanded fact, and is left out there.
 */
export function placeInSample(
  {filePath, text}: SourceFile,
  expanded: string,
  offset: number,
): Place {
  const {line, column} = placeOfOffset(filePath, expanded, offset);
  const before = expanded.slice(offset - column + 1, offset);
  const isUnchanged = text.split('\n')[line - 1]?.startsWith(before);
  return isUnchanged ? {filePath, line, column} : {filePath, line};
}

/** The place in the contract's source of the first of `patterns` that matches. */
export function findInContract(
  files: readonly SourceFile[],
  ...patterns: readonly (string | RegExp)[]
): Place {
  const sources = files.filter(({filePath}) => filePath.startsWith(CONTRACT));
  for (const pattern of patterns) {
    for (const {filePath, text} of sources) {
      const offset = typeof pattern === 'string' ? text.indexOf(pattern) : text.search(pattern);
      if (offset >= 0) {
        return placeOfOffset(filePath, text, offset);
      }
    }
  }
  return {filePath: `${CONTRACT}index.ts`, line: 1};
}

/** The place in the contract from which the line at `offset` of the SDK's declaration comes. */
export function placeInContract(
  files: readonly SourceFile[],
  declaration: string,
  offset: number,
): Place {
  const line = declaration.slice(0, offset).split('\n').length;
  const text = declaration.split('\n')[line - 1] ?? '';
  const [, signature = text] = /^(?:export declare |\s+)(.*);$/.exec(text) ?? [];
  const [, type = ''] = /^export (?:type|interface) (\w+)/.exec(text) ?? [];
  return findInContract(files, signature, `name: '${type}'`);
}
