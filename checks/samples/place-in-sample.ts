import {type Place, placeOfOffset} from '../../lib/faults';
import type {SourceFile} from '../source-files';

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
