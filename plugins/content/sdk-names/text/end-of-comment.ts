/**
 * Where the comment that begins at `start` ends; undefined if none begins there.
 * Comments nest in Kotlin, Swift and Dart, but not in TypeScript.
 */
export function endOfComment(
  text: string,
  start: number,
  {hasNestedComments}: {hasNestedComments: boolean},
): number | undefined {
  if (text.startsWith('//', start)) {
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
  }
  if (!text.startsWith('/*', start)) {
    return undefined;
  }
  let depth = 1;
  let at = start + 2;
  while (at < text.length && depth > 0) {
    if (text.startsWith('*/', at)) {
      depth -= 1;
      at += 2;
    } else if (hasNestedComments && text.startsWith('/*', at)) {
      depth += 1;
      at += 2;
    } else {
      at += 1;
    }
  }
  return at;
}
