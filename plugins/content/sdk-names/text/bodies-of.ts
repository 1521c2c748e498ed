import {closingBracket} from './closing-bracket';

/** Where the braces after a pattern begin and end. */
export const bodiesOf = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(({0: text, index}) => ({
    start: index + text.length,
    end: closingBracket(code, index + text.length),
  }));
