import parseRange from 'parse-numeric-range';
import {type Place, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';

/** What a writer asks for after the language of a fence. Lines count from 1, as they are shown. */
export interface Metastring {
  /** `title="App.kt"` */
  title: string | undefined;
  /** Address of the file that the code is quoted from; written by plugins/content/samples. */
  source: string | undefined;
  /** Address of the app that this file is part of, as a zip archive; written there too. */
  app: string | undefined;
  /** `wrap`: long lines are broken from the start, and not only when the reader asks. */
  wrap: boolean;
  /** `showLineNumbers`, `showLineNumbers=7`: the number of the first line. */
  firstNumber: number | undefined;
  /** `{1,3-5}` */
  highlighted: readonly number[];
}

/** How the words are written, for the error about one that is not among them. */
const SPELLINGS = ['title="…"', 'showLineNumbers', 'wrap', '{1,3-5}'];

/**
 * Reads what stands after the language of a fence.
 *
 * @throws Error with `place` for a word that means nothing, such as a wrong range of lines
 */
export function readMetastring(metastring: string, place: Place): Metastring {
  let rest = metastring;
  /** Takes a word out of the rest. Its last value counts; it is empty where the word has none. */
  const take = ({source}: RegExp): string | undefined => {
    const word = new RegExp(`(?<!\\S)${source}(?!\\S)`, 'g');
    const last = [...rest.matchAll(word)].at(-1);
    rest = rest.replace(word, '');
    return last && (last.groups?.value ?? '');
  };
  const title = take(/title=(["'])(?<value>.+?)\1/);
  const source = take(/source="(?<value>[^"]+)"/);
  const app = take(/app="(?<value>[^"]+)"/);
  const wrap = take(/wrap/) !== undefined;
  const number = take(/showLineNumbers(?:=(?<value>\d+))?/);
  const highlighted = take(/\{(?<value>\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*)\}/);
  const [unknown] = rest.trim().split(/\s/);
  if (unknown) {
    throw sourceError(
      place,
      `"${unknown}" means nothing after the language of a code block`,
      suggestion(unknown, SPELLINGS),
    );
  }
  return {
    title,
    source,
    app,
    wrap,
    firstNumber: number === undefined ? undefined : Number(number || 1),
    highlighted: parseRange(highlighted ?? ''),
  };
}
