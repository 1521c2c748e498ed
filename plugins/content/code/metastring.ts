import parseRange from 'parse-numeric-range';
import {type Place, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';

/** What a writer asks for after the language of a fence. Lines count from 1, as they are shown. */
export interface Metastring {
  /** `title="App.kt"`; the last one counts. */
  title?: string;
  /** Address of the file that the code is quoted from; written by plugins/content/samples. */
  source?: string;
  /** Address of the app that this file is part of, as a zip archive; written there too. */
  app?: string;
  /** `wrap`: long lines are broken from the start, and not only when the reader asks. */
  wrap?: true;
  /** `showLineNumbers`, `showLineNumbers=7`: the number of the first line. */
  firstNumber?: number;
  /** `{1,3-5}` */
  highlighted?: readonly number[];
}

/** How the words are written, for the error about one that is not among them. */
const SPELLINGS = ['title="…"', 'showLineNumbers', 'wrap', '{1,3-5}'];

const WORD =
  /(?<!\S)(?:(?<name>title|source|app)=(?<quote>["'])(?<text>.+?)\k<quote>|(?<wrap>wrap)|showLineNumbers(?:=(?<first>\d+))?|\{(?<lines>\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*)\}|(?<unknown>\S+))(?!\S)/g;

/**
 * Reads what stands after the language of a fence.
 *
 * @throws Error with `place` for a word that means nothing, such as a wrong range of lines
 */
export function readMetastring(metastring: string, place: Place): Metastring {
  const words = [...metastring.matchAll(WORD)].map(({groups = {}}): Metastring => {
    const {name, text, wrap, first, lines, unknown} = groups;
    if (unknown !== undefined) {
      throw sourceError(
        place,
        `"${unknown}" means nothing after the language of a code block`,
        suggestion(unknown, SPELLINGS),
      );
    }
    return name
      ? {[name]: text}
      : wrap
        ? {wrap: true}
        : lines
          ? {highlighted: parseRange(lines)}
          : {firstNumber: Number(first ?? 1)};
  });
  return Object.assign({}, ...words) as Metastring;
}
