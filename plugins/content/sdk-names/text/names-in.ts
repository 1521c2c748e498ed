/** The first group of each match, and where it begins; the expression needs the flags `d` and `g`. */
export const namesIn = (text: string, pattern: RegExp): {name: string; offset: number}[] =>
  [...text.matchAll(pattern)].map(({1: name = '', indices, index}) => ({
    name,
    offset: indices?.[1]?.[0] ?? index,
  }));
