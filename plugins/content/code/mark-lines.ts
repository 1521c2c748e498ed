import {sourceError, type Place} from '../../../lib/source-error';
import type {Line, Mark} from './line';
import {magicComments} from './magic-comments';
import type {Metastring} from './read-metastring';

type Marks = Pick<Metastring, 'firstNumber' | 'highlighted' | 'inserted' | 'deleted'>;

/** Languages in whose lines `$ ` is a prompt. */
const WITH_PROMPT = ['bash', 'sh', 'shell', 'console'];

/**
 * The lines of a code block, with everything that is said about them taken out of their text:
 * magic comments, the signs of a `diff` and prompts, which are thus never copied.
 *
 * @throws Error with `place` for a range beyond the last line, a line with two marks, and a wrong
 *   magic comment
 */
export function markLines(text: string, language: string, marks: Marks, place: Place): Line[] {
  const lines = magicComments(text.split('\n'), place).map((line) => withoutSigns(line, language));
  mark('mark', marks.highlighted);
  mark('ins', marks.inserted);
  mark('del', marks.deleted);
  const {firstNumber} = marks;
  return firstNumber === undefined
    ? lines
    : lines.map((line, index) => ({...line, number: firstNumber + index}));

  function mark(kind: Mark, numbers: ReadonlySet<number>): void {
    for (const number of numbers) {
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
