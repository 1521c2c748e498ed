import {placeOfOffset, type Place} from '../../lib/source-error';
import type {SourceFile} from '../source-files';

/**
 * Where the character at `offset` of a sample's expanded text stands in the file. Lines are the
 * same in both; behind an expanded fact the column is not, and it is left out.
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
