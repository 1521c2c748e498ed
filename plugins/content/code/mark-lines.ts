import {type Place, sourceError} from '../../../lib/faults';
import {magicComments} from './magic-comments';
import type {Metastring} from './metastring';

/** One line of a code block, as it is shown. */
export interface Line {
  /** The code alone: no prompt and no number. */
  text: string;
  /** Where it stands in the fence, counted from 0. */
  at: number;
  /** How it is told from the others, by the HTML element that says so. */
  mark?: 'mark' | 'ins' | 'del';
  number?: number;
  /** Whether a prompt stands before it. */
  prompt?: boolean;
}

/** Languages in whose lines `$ ` is a prompt. */
const WITH_PROMPT = ['bash', 'sh', 'shell', 'console'];

/** `--- a/file` and `+++ b/file` name the files of a patch, and are no changed lines. */
const FILE_NAME = /^(?:---|\+\+\+) /;

const DIFF_MARKS: Partial<Record<string, Line['mark']>> = {'+': 'ins', '-': 'del'};

/**
 * The lines of a code block, without what only says something about them and must not be copied: magic
 * comments and prompts. The signs of a `diff` stay, because a patch without them is useless.
 *
 * @throws Error with `place` for a range beyond the last line, a line with two marks, and a wrong
 *   magic comment
 */
export function markLines(
  text: string,
  language: string,
  {firstNumber, highlighted, inserted, deleted}: Metastring,
  place: Place,
): Line[] {
  const lines = magicComments(text.split('\n'), place).map((line) => inLanguage(line, language));
  mark('mark', highlighted);
  mark('ins', inserted);
  mark('del', deleted);
  return firstNumber === undefined
    ? lines
    : lines.map((line, index) => ({...line, number: firstNumber + index}));

  function mark(kind: Line['mark'], numbers: readonly number[]): void {
    for (const number of new Set(numbers)) {
      const line = lines[number - 1];
      if (!line) {
        throw sourceError(
          place,
          `line ${number} is to be marked, and the code block has ${lines.length}`,
          'name lines that it shows',
        );
      }
      if (line.mark && line.mark !== kind) {
        throw sourceError(
          place,
          `line ${number} of the code block is marked twice`,
          'mark it as highlighted, as inserted or as deleted',
        );
      }
      line.mark = kind;
    }
  }
}

function inLanguage(line: Line, language: string): Line {
  if (language === 'diff' && !FILE_NAME.test(line.text)) {
    return {...line, mark: DIFF_MARKS[line.text.slice(0, 1)] ?? line.mark};
  }
  return WITH_PROMPT.includes(language) && line.text.startsWith('$ ')
    ? {...line, text: line.text.slice(2), prompt: true}
    : line;
}
