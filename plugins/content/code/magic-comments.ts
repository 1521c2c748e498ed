import {nearestName} from '../../../lib/text';
import {type Place, sourceError} from '../../../lib/faults';

/** A line that is code, and whether it is highlighted. */
interface CodeLine {
  text: string;
  /** Where it stands in the fence, counted from 0. */
  at: number;
  mark?: 'mark';
}

const DIRECTIVES = ['highlight-next-line', 'highlight-start', 'highlight-end'];

/** A line that holds nothing but a comment with a directive, in any of the usual ways to comment. */
const COMMENT =
  /^\s*(?:\/\/|#|--|<!--|\/\*|\{\s*\/\*)\s*(highlight-[\w-]+)\s*(?:-->|\*\/\s*\}?)?\s*$/;

/**
 * Marks the lines that comments tell to highlight, and leaves these comments out.
 *
 * @throws Error with `place` for an unknown directive, and for a start or an end without the other
 */
export function magicComments(texts: readonly string[], place: Place): CodeLine[] {
  const lines: CodeLine[] = [];
  let isNext = false;
  let isInside = false;
  for (const [at, text] of texts.entries()) {
    const [, directive] = COMMENT.exec(text) ?? [];
    if (directive === undefined) {
      lines.push(isNext || isInside ? {text, at, mark: 'mark'} : {text, at});
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
