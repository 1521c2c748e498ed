import {type Place, sourceError} from '../../../lib/faults';
import type {Metastring} from './metastring';

/** One line of a code block, as it is shown. */
export interface Line {
  /** The code alone: no prompt and no number. */
  text: string;
  /** How it is told from the others, by the HTML element that says so. */
  mark?: 'mark' | 'ins' | 'del' | undefined;
  number?: number | undefined;
  /** The prompt that stands before it. */
  prompt?: string | undefined;
}

/** What is a prompt at the beginning of a line; only in a console can it be more than `$`. */
const PROMPTS: Partial<Record<string, RegExp>> = {
  bash: /^(\$) /,
  sh: /^(\$) /,
  shell: /^(\$) /,
  console: /^([$#%>]|PS>|>>>) /,
};

/** A changed line of a patch; `--- a/file` and `+++ b/file` name its files. */
const CHANGED = /^(?!--- |\+\+\+ )[-+]/;

/**
 * The lines of a code block, without the prompts, which must not be copied. The signs of a `diff` stay, because a
 * patch without them is useless.
 *
 * @throws Error with `place` for a range beyond the last line
 */
export function markLines(
  code: string,
  language: string,
  {firstNumber, highlighted = []}: Metastring,
  place: Place,
): Line[] {
  const lines = code.split('\n');
  const beyond = highlighted.find((number) => number < 1 || number > lines.length);
  if (beyond !== undefined) {
    throw sourceError(
      place,
      `line ${beyond} is to be highlighted, and the code block has ${lines.length}`,
      'name lines that it shows',
    );
  }
  return lines.map((line, index) => {
    const [start = '', prompt] = PROMPTS[language]?.exec(line) ?? [];
    const [sign] = language === 'diff' ? (CHANGED.exec(line) ?? []) : [];
    const change = sign === undefined ? undefined : sign === '+' ? 'ins' : 'del';
    return {
      text: line.slice(start.length),
      prompt,
      mark: change ?? (highlighted.includes(index + 1) ? 'mark' : undefined),
      number: firstNumber === undefined ? undefined : firstNumber + index,
    };
  });
}
