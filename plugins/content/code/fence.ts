import type {Code} from 'mdast';
import parseRange from 'parse-numeric-range';
import {type Place, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';
import {quotedSample} from '../samples';
import {grammarOf} from './tokens';

/** What a writer asks for after the language of a fence. Lines count from 1, as they are shown. */
interface Metastring {
  /** `title="App.kt"`; the last one counts. */
  title?: string;
  /** `wrap`: long lines are broken from the start, and not only when the reader asks. */
  wrap?: true;
  /** `showLineNumbers`, `showLineNumbers=7`: the number of the first line. */
  firstNumber?: number;
  /** `{1,3-5}` */
  highlighted?: readonly number[];
}

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

/** How the words are written, for the error about one that is not among them. */
const SPELLINGS = ['title="…"', 'showLineNumbers', 'wrap', '{1,3-5}'];

const WORD =
  /(?<!\S)(?:title=(?<quote>["'])(?<title>.+?)\k<quote>|(?<wrap>wrap)|showLineNumbers(?:=(?<first>\d+))?|\{(?<lines>\d{1,4}(?:-\d{1,4})?(?:\s*,\s*\d{1,4}(?:-\d{1,4})?)*)\}|(?<unknown>\S+))(?!\S)/g;

/** What is a prompt at the beginning of a line, by language; in a shell's own, `#` begins a comment. */
const PROMPTS = new Map([
  ['console', /^([$#%>]|PS>|>>>) /],
  ...['bash', 'sh', 'shell'].map((language) => [language, /^(\$) /] as const),
]);

/** A line with a comment that Docusaurus takes for a mark; this site publishes comments as they are. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\{?\/\*|<!--|--|[#%])\s*(highlight-(?:next-line|start|end))\s*(?:\*\/\}?|-->)?\s*$/m;

/** A changed line of a patch; `--- a/file` and `+++ b/file` name its files. */
const CHANGED = /^(?!--- |\+\+\+ )[-+]/;

/**
 * A code block: what its metastring asks for, and its lines, or those of the sample that it quotes, without the
 * prompts, which must not be copied. The signs of a `diff` stay, because a patch without them is useless.
 *
 * @throws Error with `place` for a sample that isn't there, an unknown language, a word that means nothing, a range beyond
 *   the last line, a magic comment and no code
 */
export function readFence(
  node: Code,
  place: Place,
): {language: string; meta: Metastring; lines: Line[]; sample?: string | undefined} {
  const language = node.lang ?? 'text';
  const {meta: metastring, value: code, sample} = quotedSample(node, place);
  grammarOf(language, place);
  const words = [...metastring.matchAll(WORD)].map(({groups = {}}): Metastring => {
    const {title, wrap, first, lines, unknown} = groups;
    if (unknown !== undefined) {
      const problem = `"${unknown}" means nothing after the language of a code block`;
      throw sourceError(place, problem, suggestion(unknown, SPELLINGS));
    }
    return title
      ? {title}
      : wrap
        ? {wrap: true}
        : lines
          ? {highlighted: parseRange(lines)}
          : {firstNumber: Number(first ?? 1)};
  });
  const meta = Object.assign({}, ...words) as Metastring;
  const {firstNumber, highlighted = []} = meta;
  const [, comment] = MAGIC_COMMENT.exec(code) ?? [];
  if (comment) {
    const problem = `readers would see the comment "${comment}"`;
    throw sourceError(place, problem, 'name the lines after the language: {1,3-5}');
  }
  if (!code.trim()) {
    throw sourceError(place, 'the code block is empty', 'write what it shows, or delete it');
  }
  const lines = code.split('\n');
  const beyond = highlighted.find((number) => !(number - 1 in lines));
  if (beyond !== undefined) {
    const problem = `line ${beyond} is to be highlighted, and the code block has ${lines.length}`;
    throw sourceError(place, problem, 'name lines that it shows');
  }
  return {
    language,
    meta,
    sample,
    lines: lines.map((line, index) => {
      const [start = '', prompt] = PROMPTS.get(language)?.exec(line) ?? [];
      const [sign] = (language === 'diff' && CHANGED.exec(line)) || [];
      const mark = highlighted.includes(index + 1) ? 'mark' : undefined;
      return {
        text: line.slice(start.length),
        prompt,
        mark: sign ? (sign === '+' ? 'ins' : 'del') : mark,
        number: firstNumber === undefined ? undefined : firstNumber + index,
      };
    }),
  };
}
