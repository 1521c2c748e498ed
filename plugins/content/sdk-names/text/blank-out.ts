import {endOfComment} from './end-of-comment';

/** The parts of a language's syntax that matter when names are read. */
export interface Language {
  /** The marks that begin and end a string, longest first. */
  quotes: readonly string[];
  /** What begins code inside a string; its last character is the opening bracket. */
  interpolation: string;
  hasNestedComments: boolean;
}

const CLOSING: Record<string, string> = {'{': '}', '(': ')'};

/**
 * Replaces comments and strings with spaces, so that only code is left; offsets and lines don't change.
 * Code inside a string, such as `"${event.kind}"`, stays too.
 *
 * Regular expression literals in TypeScript aren't recognised, and an unclosed one-line string, such as
 * the apostrophe in a JSX text, ends with its line.
 */
export function blankOut(text: string, language: Language): string {
  const {quotes, interpolation} = language;
  const opening = interpolation.slice(-1);
  const output = text.split('');

  const blank = (start: number, end: number): number => {
    for (let at = start; at < Math.min(end, text.length); at += 1) {
      output[at] = text[at] === '\n' ? '\n' : ' ';
    }
    return end;
  };

  /** Reads code up to the closing bracket of an interpolation, or to the end of the text. */
  function readCode(start: number, closing?: string): number {
    let depth = 0;
    let at = start;
    while (at < text.length && !(text[at] === closing && depth === 0)) {
      const quote = quotes.find((mark) => text.startsWith(mark, at));
      const comment = endOfComment(text, at, language);
      if (comment !== undefined) {
        at = blank(at, comment);
      } else if (quote) {
        at = readString(at, quote);
      } else {
        depth += text[at] === opening ? 1 : text[at] === closing ? -1 : 0;
        at += 1;
      }
    }
    return at;
  }

  function readString(start: number, quote: string): number {
    const isOneLine = quote.length === 1 && quote !== '`';
    let at = blank(start, start + quote.length);
    while (at < text.length && !text.startsWith(quote, at)) {
      if (isOneLine && text[at] === '\n') {
        return at;
      }
      if (text.startsWith(interpolation, at)) {
        at = readCode(blank(at, at + interpolation.length), CLOSING[opening]);
        at = blank(at, at + 1);
      } else {
        at = blank(at, at + (text[at] === '\\' ? 2 : 1));
      }
    }
    return blank(at, at + quote.length);
  }

  readCode(0);
  return output.join('');
}
