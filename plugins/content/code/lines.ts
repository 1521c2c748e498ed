import {type Place, sourceError} from '../../../lib/faults';
import {nearestName} from '../../../lib/text';
import type {Metastring} from './metastring';

/** One line of a code block, as it is shown. */
export interface Line {
  /** The code alone: no prompt and no number. */
  text: string;
  /** How it is told from the others, by the HTML element that says so. */
  mark?: 'mark' | 'ins' | 'del' | undefined;
  number?: number;
  /** The prompt that stands before it. */
  prompt?: string | undefined;
}

const DIRECTIVES = ['highlight-next-line', 'highlight-start', 'highlight-end'];

/** A line that holds nothing but a comment with a directive, in any of the usual ways to comment. */
const COMMENT =
  /^\s*(?:\/\/|#|--|<!--|\/\*|\{\s*\/\*)\s*(highlight-[\w-]+)\s*(?:-->|\*\/\s*\}?)?\s*$/;

/** What is a prompt at the beginning of a line; only in a console can it be more than `$`. */
const PROMPTS: Partial<Record<string, RegExp>> = {
  bash: /^(\$) /,
  sh: /^(\$) /,
  shell: /^(\$) /,
  console: /^([$#%>]|PS>|>>>) /,
};

/** `--- a/file` and `+++ b/file` name the files of a patch, and are no changed lines. */
const FILE_NAME = /^(?:---|\+\+\+) /;

const DIFF_MARKS: Partial<Record<string, Line['mark']>> = {'+': 'ins', '-': 'del'};

/**
 * The lines of a code block, without what only says something about them and must not be copied: magic
 * comments and prompts. The signs of a `diff` stay, because a patch without them is useless.
 *
 * @throws Error with `place` for a range beyond the last line, and for a wrong magic comment
 */
export function markLines(
  text: string,
  language: string,
  {firstNumber, highlighted}: Metastring,
  place: Place,
): Line[] {
  const lines = withoutComments(text.split('\n'), place).map((line) => inLanguage(line, language));
  for (const number of highlighted) {
    const line = lines[number - 1];
    if (!line) {
      throw sourceError(
        place,
        `line ${number} is to be highlighted, and the code block has ${lines.length}`,
        'name lines that it shows',
      );
    }
    line.mark ??= 'mark';
  }
  return firstNumber === undefined
    ? lines
    : lines.map((line, index) => ({...line, number: firstNumber + index}));
}

/** Marks the lines that comments tell to highlight, and leaves these comments out. */
function withoutComments(texts: readonly string[], place: Place): Line[] {
  const lines: Line[] = [];
  let isNext = false;
  let isInside = false;
  for (const text of texts) {
    const [, directive] = COMMENT.exec(text) ?? [];
    if (directive === undefined) {
      lines.push({text, mark: isNext || isInside ? 'mark' : undefined});
      isNext = false;
    } else if (!DIRECTIVES.includes(directive)) {
      throw sourceError(
        place,
        `a comment in the code block says ${directive}`,
        `did you mean ${nearestName(directive, DIRECTIVES)}?`,
      );
    } else if (directive === 'highlight-next-line') {
      isNext = true;
    } else if (isInside === (directive === 'highlight-start')) {
      throw sourceError(
        place,
        `${directive} in the code block has no counterpart`,
        'write highlight-start above the lines and highlight-end below them',
      );
    } else {
      isInside = !isInside;
    }
  }
  if (isNext || isInside) {
    throw sourceError(
      place,
      'the highlighting in the code block does not end',
      'write highlight-next-line above a line, or highlight-end below the lines',
    );
  }
  return lines;
}

function inLanguage(line: Line, language: string): Line {
  if (language === 'diff' && !FILE_NAME.test(line.text)) {
    return {...line, mark: DIFF_MARKS[line.text.slice(0, 1)] ?? line.mark};
  }
  const [start = '', prompt] = PROMPTS[language]?.exec(line.text) ?? [];
  return {...line, text: line.text.slice(start.length), prompt};
}
