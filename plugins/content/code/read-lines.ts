import {sourceError, type Place} from '../../../lib/source-error';

/**
 * Reads lines as they are written between braces: `1,3-5` → 1, 3, 4, 5.
 *
 * @throws Error with `place` for text that is no list of numbers and ranges
 */
export function readLines(text: string | undefined, place: Place): ReadonlySet<number> {
  return new Set(text === undefined ? [] : text.split(',').flatMap((part) => range(part, place)));
}

function range(text: string, place: Place): number[] {
  const [match, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (!match || from < 1 || to < from) {
    throw sourceError(
      place,
      `"${text}" names no lines of a code block`,
      'write numbers and ranges, such as {1,3-5}',
    );
  }
  return Array.from({length: to - from + 1}, (_, index) => from + index);
}
