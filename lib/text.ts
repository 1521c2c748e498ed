/** Texts as they are written: line ends, and names that are nearly right. */
import leven from 'leven';

/** A text as if no Windows editor had saved it: without a byte order mark, and with line feeds only. */
export const unixText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** The one of `names` that is closest to `name` by Levenshtein distance; undefined if there are no names. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  return [...names].sort((a, b) => leven(name, a) - leven(name, b))[0];
}
