import type {Run} from '../code/tokens';

/** A word, a mark or a string of code. */
export interface Lexeme {
  text: string;
  kind: 'word' | 'mark' | 'string' | 'none';
  /** Where it begins, counted from 0. */
  line: number;
  column: number;
}

const WORD_OR_MARK = /(?<word>[\w$]+)|[=-]>|[!?]{0,2}\.|[!=]==?|&&|\|\||\S/g;

/** What the tokens of each line say, without comments and imports. Code inside a string is code. */
export function lexemesOf(lines: readonly (readonly Run[])[]): Lexeme[] {
  const all = lines.flatMap((runs, line) => {
    let end = 0;
    return runs.flatMap(({text, kind}) => {
      const start = end;
      end += text.length;
      return kind === 'c' ? [] : inRun(text, kind === 's', line, start);
    });
  });
  return withoutImports(all);
}

function inRun(text: string, isString: boolean, line: number, start: number): Lexeme[] {
  if (isString) {
    return [{text: text.trim(), kind: 'string', line, column: start + text.search(/\S|$/)}];
  }
  return [...text.matchAll(WORD_OR_MARK)].map(({0: found, index, groups}) => ({
    text: found,
    kind: groups?.word ? 'word' : 'mark',
    line,
    column: start + index,
  }));
}

/** An import ends with its line; a list of names ends with the string that says where they are from. */
function withoutImports(all: readonly Lexeme[]): Lexeme[] {
  let isImport = false;
  let isList = false;
  return all.filter(({text, kind, line}, at) => {
    const isFirst = line !== all[at - 1]?.line;
    if (isFirst && !isList) {
      isImport = text === 'import';
      isList = isImport && /^(?:\{|type)$/.test(all[at + 1]?.text ?? '');
    }
    isList &&= kind !== 'string';
    return !isImport;
  });
}
