import {REFERENCE, valueOf} from '../../plugins/content/facts';

/**
 * Where in a line of the source stands what is at `column` once its facts are expanded; both count
 * from 1. What is inside a fact's value stands at its reference.
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
