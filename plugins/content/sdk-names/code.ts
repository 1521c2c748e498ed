import type {Run} from '../code/tokens';

/** A word, a mark, or a value as it is written where its type is expected: `'warm'` in TypeScript, `.warm` in Swift. */
export interface Lexeme {
  text: string;
  /** Where it begins, counted from 0. */
  line: number;
  column: number;
}

/** An import ends with its line; a list of names ends with the string that says where they are from. */
const IMPORT = /^[ \t]*import\b(?:\s+(?:type\b|\{)[^"']*["'].*|.*)$/gm;

/** What is between an object and its member, which may be on the next line. */
const DOT = /(?<=[\w$"')\]}>](?:\s*\n\s*)?)[!?]{0,2}\./;

const LEXEME = new RegExp(`'\\w+'|${DOT.source}|\\.\\w+|[\\w$]+|"+|[^\\s']|\\n`, 'g');

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * The words and marks of code, from the tokens of each line: without comments and imports, and with a mark in place of
 * each string but a single word. Code inside a string is code.
 */
export function lexemesOf(lines: readonly (readonly Run[])[]): Lexeme[] {
  const textOf = ({text, kind}: Run) =>
    kind === 'c'
      ? blank(text)
      : kind === 's' && !/^\s*'\w+'\s*$/.test(text)
        ? text.replace(/./g, '"')
        : text;
  const code = lines
    .map((runs) => runs.map(textOf).join(''))
    .join('\n')
    .replace(IMPORT, blank);
  let [line, start] = [0, 0];
  return [...code.matchAll(LEXEME)].flatMap(({0: found, index}) => {
    if (found === '\n') {
      line += 1;
      start = index + 1;
      return [];
    }
    return {text: /\.$/.test(found) ? '.' : found, line, column: index - start};
  });
}
