/** Texts as they are written: line ends, scripts, and names that are nearly right. */
import leven from 'leven';

/** A text as if no Windows editor had saved it: without a byte order mark, and with line feeds only. */
export const unixText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** A value as a literal for a script inside HTML, in which `<` can't end the script. */
export const scriptLiteral = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, '\\u003c');

/** The most names that are all listed where none is near. */
const FEW = 10;

/**
 * How to mend a name that isn't among `names`: the nearest one by Levenshtein distance, but only if little tells them
 * apart, or else all.
 *
 * @param write how a name is written in its place, such as `<Tabs>`
 */
export function suggestion(
  name: string,
  names: readonly string[],
  write: (name: string) => string = (each) => each,
): string {
  const [nearest] = [...names].sort((a, b) => leven(name, a) - leven(name, b));
  if (nearest !== undefined && leven(name, nearest) <= Math.max(2, name.length / 3)) {
    return `did you mean ${write(nearest)}?`;
  }
  return names.length > FEW ? 'correct its spelling' : `write ${names.map(write).join(' or ')}`;
}
