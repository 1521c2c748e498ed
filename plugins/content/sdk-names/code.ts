import type {Run} from '../code/tokens';

/** A word or a mark of code. */
export interface Lexeme {
  text: string;
  kind: 'word' | 'mark';
  /** Where it begins, counted from 0. */
  line: number;
  column: number;
}

/** An import ends with its line; a list of names ends with the string that says where they are from. */
const IMPORT = /^[ \t]*import\b(?:\s+(?:type\b|\{)[^"']*["'].*|.*)$/gm;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * What is code in the tokens of each line, each character in its place: without comments and imports, and with quotes
 * in place of strings, but for a single word, which is a value in TypeScript. Code inside a string is code.
 */
export const codeOf = (lines: readonly (readonly Run[])[]): string =>
  lines
    .map((runs) =>
      runs
        .map(({text, kind}) =>
          kind === 'c'
            ? blank(text)
            : kind === 's' && !/^\s*'\w+'\s*$/.test(text)
              ? text.replace(/\S/g, '"')
              : text,
        )
        .join(''),
    )
    .join('\n')
    .replace(IMPORT, blank);

/** Where a character of code is, counted from 0. */
export function placeIn(code: string, at: number): {line: number; column: number} {
  const before = code.slice(0, at);
  return {line: before.split('\n').length - 1, column: at - before.lastIndexOf('\n') - 1};
}

/** The words and marks of code, without strings. */
export function lexemesOf(lines: readonly (readonly Run[])[]): Lexeme[] {
  return codeOf(lines)
    .replace(/'\w+'/g, blank)
    .split('\n')
    .flatMap((text, line) =>
      [...text.matchAll(/[\w$]+|[!?]{0,2}\.|[^\s"']/g)].map(({0: found, index}) => ({
        text: found,
        kind: /\w|\$/.test(found) ? 'word' : 'mark',
        line,
        column: index,
      })),
    );
}
