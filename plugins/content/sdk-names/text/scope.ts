import {closingBracket} from './find';

/** What follows the parameters of a closure in Swift: `{ (event: NSEvent) in`. */
const CLOSURE = /^[^\n={}]*\sin\s/;

/**
 * Where a name that is declared at `at` stops meaning what the declaration says: at the end of its block or, for
 * a parameter, of the body that follows; in code without comments and strings.
 */
export function endOfScope(code: string, at: number): number {
  const open = openBracket(code, at);
  if (open < 0) {
    return code.length;
  }
  const end = closingBracket(code, open);
  // Dart has its named parameters in braces, and optional ones in square brackets.
  const isBlock = code[open] === '{' && !/[(,]\s*$/.test(code.slice(0, open));
  if (isBlock) {
    return end;
  }
  return code[open] === '(' && !CLOSURE.test(code.slice(end + 1))
    ? endOfStatement(code, end + 1)
    : endOfScope(code, open);
}

/** Where a statement ends of which `start` is a part: at a semicolon, a line's end or the bracket around it. */
export function endOfStatement(code: string, start: number): number {
  let at = start;
  while (at < code.length && !/[;)\]}]/.test(code.charAt(at)) && !isLastLine(code, at)) {
    at = '([{'.includes(code.charAt(at)) ? closingBracket(code, at) + 1 : at + 1;
  }
  return at;
}

/** Whether a line ends here and the next one doesn't continue it. */
const isLastLine = (code: string, at: number) =>
  code[at] === '\n' && !/[=>:]\s*$/.test(code.slice(0, at)) && !/^\s*[.?]/.test(code.slice(at));

/** The innermost bracket that is open, or -1. */
function openBracket(code: string, before: number): number {
  let depth = 0;
  let at = before - 1;
  for (; at >= 0 && depth <= 0; at -= 1) {
    depth += '([{'.includes(code.charAt(at)) ? 1 : ')]}'.includes(code.charAt(at)) ? -1 : 0;
  }
  return depth > 0 ? at + 1 : -1;
}
