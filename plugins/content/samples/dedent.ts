/** Joins lines without the indentation they share, and without blank lines at either end. */
export function dedent(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return lines
    .map((line) => line.slice(shared).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
