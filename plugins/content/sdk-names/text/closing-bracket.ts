/** Where the bracket at `start` is closed, in code without comments and strings. */
export function closingBracket(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if ('([{'.includes(code.charAt(at))) {
      depth += 1;
    } else if (')]}'.includes(code.charAt(at))) {
      depth -= 1;
      if (depth === 0) {
        return at;
      }
    }
  }
  return code.length;
}
