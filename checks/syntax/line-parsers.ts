import type {SyntaxProblem} from './syntax-problem';

/** A parser for a format in which each line stands alone and has to match. */
function lines(pattern: RegExp, expected: string): (text: string) => SyntaxProblem[] {
  return (text) =>
    text.split('\n').flatMap((content, index) => {
      const column = content.search(/\S/) + 1;
      return column === 0 || pattern.test(content)
        ? []
        : [{line: index + 1, column, problem: `the line is neither ${expected}`}];
    });
}

/**
 * Gradle's `key=value`. Java also accepts `key: value`, `key value` and multi-line values, which none of
 * our builds needs.
 */
export const parseProperties = lines(
  /^\s*(?:[#!].*|[\w.-]+\s*=.*)$/,
  'a comment nor of the form key=value',
);

/** Xcode build settings: `KEY = value`, `KEY[sdk=iphoneos*] = value`, `#include "file"`. */
export const parseXcconfig = lines(
  /^\s*(?:\/\/.*|#include\??\s+"[^"]+"\s*|\w+(?:\[[^\]]+\])*\s*=.*)$/,
  'a comment, an #include nor of the form KEY = value',
);
