/**
 * Which lines of a sample handle an event: the first one that has its name as a word, in whichever case
 * the platform uses, and the lines below it that are indented further.
 *
 * @returns first and last line, counted from 0; undefined if no line has the name
 */
export function handlingLines(
  lines: readonly string[],
  name: string,
): [first: number, last: number] | undefined {
  const word = new RegExp(`\\b${name}\\b`, 'i');
  const first = lines.findIndex((line) => word.test(line));
  if (first < 0) {
    return undefined;
  }
  const length = lines
    .slice(first + 1)
    .findIndex((line) => indentOf(line) <= indentOf(lines[first] ?? ''));
  return [first, length < 0 ? lines.length - 1 : first + length];
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
