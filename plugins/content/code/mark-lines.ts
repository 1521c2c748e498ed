import {sourceError, type Place} from '../../../lib/source-error';
import {magicComments} from './magic-comments';
import type {Metastring} from './metastring';

/** One line of a code block, as it is shown. */
export interface Line {
  /** The code alone: no prompt, no sign of a difference, no number. */
  text: string;
  /** How it is told from the others, by the HTML element that says so. */
  mark?: 'mark' | 'ins' | 'del';
  number?: number;
  /** Whether a prompt stands before it. */
  prompt?: boolean;
}

/** Languages in whose lines `$ ` is a prompt. */
const WITH_PROMPT = ['bash', 'sh', 'shell', 'console'];

/**
 * The lines of a code block, with everything that is said about them taken out of their text:
 * magic comments, the signs of a `diff` and prompts, which are thus never copied.
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
  const lines = magicComments(text.split('\n'), place).map((line) => withoutSigns(line, language));
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
      if (line.mark) {
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

function withoutSigns(line: Line, language: string): Line {
  if (language === 'diff') {
    return withoutDiffSign(line);
  }
  return WITH_PROMPT.includes(language) && line.text.startsWith('$ ')
    ? {...line, text: line.text.slice(2), prompt: true}
    : line;
}

/** Lines of a diff begin with `+`, `-` or a space; the others, such as `@@ -1 +1 @@`, are no code. */
function withoutDiffSign(line: Line): Line {
  if (!/^[-+ ]/.test(line.text) || /^(?:---|\+\+\+) /.test(line.text)) {
    return line;
  }
  const mark = ({'+': 'ins', '-': 'del'} as const)[line.text.slice(0, 1)];
  return {...line, text: line.text.slice(1), mark: mark ?? line.mark};
}
