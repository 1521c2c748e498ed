/** The first group of each match, and where it begins; the expression needs the flags `d` and `g`. */
export const namesIn = (text: string, pattern: RegExp): {name: string; offset: number}[] =>
  [...text.matchAll(pattern)].map(({1: name = '', indices, index}) => ({
    name,
    offset: indices?.[1]?.[0] ?? index,
  }));

/** Where the braces after a pattern begin and end. */
export const bodiesOf = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(({0: text, index}) => ({
    start: index + text.length,
    end: closingBracket(code, index + text.length),
  }));

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
