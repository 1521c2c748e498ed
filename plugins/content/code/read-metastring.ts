import {nearestName} from '../../../lib/nearest-name';
import {sourceError, type Place} from '../../../lib/source-error';
import {readLines} from './read-lines';

/** What a writer asks for after the language of a fence. Lines count from 1, as they are shown. */
export interface Metastring {
  /** `title="App.kt"` */
  title: string | undefined;
  /** Address of the file that the code is quoted from; written by plugins/content/samples. */
  source: string | undefined;
  /** `wrap`: long lines are broken from the start, and not only when the reader asks. */
  wrap: boolean;
  /** `showLineNumbers`, `showLineNumbers=7`: the number of the first line. */
  firstNumber: number | undefined;
  /** `{1,3-5}` */
  highlighted: ReadonlySet<number>;
  /** `ins={1,3-5}` */
  inserted: ReadonlySet<number>;
  /** `del={1,3-5}` */
  deleted: ReadonlySet<number>;
}

/** The words that have a meaning, each with its value as the group `value`. */
const WORDS = {
  title: /^title=(["'])(?<value>.+?)\1(?=\s|$)/,
  source: /^source="(?<value>[^"]+)"(?=\s|$)/,
  wrap: /^wrap(?=\s|$)/,
  showLineNumbers: /^showLineNumbers(?:=(?<value>\d+))?(?=\s|$)/,
  highlight: /^\{(?<value>[^}]*)\}(?=\s|$)/,
  ins: /^ins=\{(?<value>[^}]*)\}(?=\s|$)/,
  del: /^del=\{(?<value>[^}]*)\}(?=\s|$)/,
} satisfies Record<string, RegExp>;

type Word = keyof typeof WORDS;

/** How the words are written, for the error about one that is not among them. */
const SPELLINGS = ['title="…"', 'showLineNumbers', 'wrap', '{1,3-5}', 'ins={1,3-5}', 'del={1,3-5}'];

/**
 * Reads what stands after the language of a fence.
 *
 * @throws Error with `place` for a word that means nothing, and for a wrong range of lines
 */
export function readMetastring(metastring: string, place: Place): Metastring {
  const words = readWords(metastring, place);
  return {
    title: words.get('title'),
    source: words.get('source'),
    wrap: words.has('wrap'),
    firstNumber: words.has('showLineNumbers')
      ? Number(words.get('showLineNumbers') || 1)
      : undefined,
    highlighted: readLines(words.get('highlight'), place),
    inserted: readLines(words.get('ins'), place),
    deleted: readLines(words.get('del'), place),
  };
}

function readWords(metastring: string, place: Place): Map<Word, string> {
  const words = new Map<Word, string>();
  let rest = metastring.trim();
  while (rest) {
    const [word, match] = firstWord(rest) ?? [];
    if (!word || !match) {
      throw unknownWord(rest, place);
    }
    words.set(word, match.groups?.value ?? '');
    rest = rest.slice(match[0].length).trimStart();
  }
  return words;
}

function firstWord(text: string): [Word, RegExpExecArray] | undefined {
  for (const word of Object.keys(WORDS) as Word[]) {
    const match = WORDS[word].exec(text);
    if (match) {
      return [word, match];
    }
  }
  return undefined;
}

function unknownWord(text: string, place: Place): Error {
  const [word = text] = text.split(/\s/);
  return sourceError(
    place,
    `"${word}" means nothing after the language of a code block`,
    `did you mean ${nearestName(word, SPELLINGS)}?`,
  );
}
