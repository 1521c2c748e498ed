import {REFERENCE, valueOf} from '../plugins/content/facts';

/**
 * The column in a line of the source of what is at `column` once its facts are expanded; both counted
 * from 1. Anything inside a fact's value has the column of its reference.
 */
export function sourceColumn(line: string, column: number): number {
  let shift = 0;
  for (const {0: reference, 1: name = '', index} of line.matchAll(REFERENCE)) {
    const start = index + shift + 1;
    const {length} = valueOf(reference, name) ?? reference;
    if (column < start) {
      break;
    }
    if (column < start + length) {
      return index + 1;
    }
    shift += length - reference.length;
  }
  return column - shift;
}
