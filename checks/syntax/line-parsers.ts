import type {SyntaxProblem} from './syntax-problem';

/** A parser of a format whose lines stand alone: each has to match. */
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
 * `key=value` of Gradle. Java also takes `key: value`, `key value` and values of several lines; no
 * build of ours needs them.
 */
export const parseProperties = lines(
  /^\s*(?:[#!].*|[\w.-]+\s*=.*)$/,
  'a comment nor of the form key=value',
);

/** Settings of an Xcode build: `KEY = value`, `KEY[sdk=iphoneos*] = value`, `#include "file"`. */
export const parseXcconfig = lines(
  /^\s*(?:\/\/.*|#include\??\s+"[^"]+"\s*|\w+(?:\[[^\]]+\])*\s*=.*)$/,
  'a comment, an #include nor of the form KEY = value',
);
