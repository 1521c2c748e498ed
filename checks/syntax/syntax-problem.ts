/** Where a text breaks the rules of its language. */
export interface SyntaxProblem {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** What is wrong, as worded in a finding: `"}" is missing`. */
  problem: string;
}

/** Knows one language: takes a text and says where it breaks the language's rules. */
export type SyntaxParser = (text: string) => SyntaxProblem[] | Promise<SyntaxProblem[]>;

/** A problem at the character at `offset` of `text`. */
export function problemAtOffset(text: string, offset: number, problem: string): SyntaxProblem {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1) ?? '').length + 1, problem};
}
