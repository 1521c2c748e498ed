import {DocFrontMatterSchema as schema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import type {SourceFault} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';

/** Front matter as Docusaurus reads it: between two lines of dashes, which may end in spaces; it may be empty. */
export const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** What was meant as front matter, below something that makes it text: a blank line or a comment. */
const BELOW = /^(?:\s+|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})+---[ \t]*\n[\w-]+:/;

/**
 * The keys of front matter, of whichever kind of page. Docusaurus 3.10.2 exports its schema for docs alone
 * (`lib/frontMatter.js` of its content plugins).
 */
const KEYS = [
  ...Object.keys((schema.describe() as {keys: object}).keys),
  ...['authors', 'date', 'mdx', 'title_meta', 'wrapperClassName'],
];

export interface Entry {
  key: string;
  /** As YAML reads it. */
  value: unknown;
  line: number;
  /** Those of the value, if it is a map. */
  entries: Entry[];
}

/**
 * The entries of YAML, in their order, and why it can't be read.
 *
 * @param firstLine that of the text in its file
 */
export function readYaml(
  filePath: string,
  text: string,
  firstLine = 1,
): {entries: Entry[]; faults: SourceFault[]} {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const lineAt = (offset = 0) => firstLine - 1 + lineCounter.linePos(offset).line;
  // To YAML, an asterisk refers to another value, which nobody here means.
  visit(document, {Alias: () => new Scalar(null)});
  const entriesOf = ({items}: YAMLMap): Entry[] =>
    items.map(({key, value}) => ({
      key: String(key),
      value: isNode(value) ? (value.toJS(document) as unknown) : value,
      line: lineAt(isScalar(key) ? key.range?.[0] : 0),
      entries: isMap(value) ? entriesOf(value) : [],
    }));
  const [error] = [...document.errors, ...document.warnings];
  if (isMap(document.contents) && !error) {
    return {entries: entriesOf(document.contents), faults: []};
  }
  const mend = 'write key: value, with a value that has marks in quotes, such as key: "A: *B*"';
  const problem = error?.message ?? 'there are no keys';
  return {entries: [], faults: [{filePath, line: lineAt(error?.pos[0]), problem, mend}]};
}

/** The entries of a page's front matter; none without one. */
export const readFrontMatter = (filePath: string, text: string): ReturnType<typeof readYaml> =>
  FRONT_MATTER.test(text)
    ? readYaml(filePath, FRONT_MATTER.exec(text)?.[1] ?? '', 2)
    : {entries: [], faults: []};

/**
 * What is wrong with the front matter of a page: it isn't YAML, it has a key that means nothing, or a value that
 * Docusaurus can't read. A page without front matter has no faults.
 *
 * @param text that of the whole page, with facts filled in
 */
export function frontMatterFaults(filePath: string, text: string): SourceFault[] {
  const at = (line: number, problem: string, mend: string) => ({filePath, line, problem, mend});
  if (BELOW.test(text)) {
    return [at(1, 'the front matter is below something else', 'move it to the first line')];
  }
  const {entries, faults} = readFrontMatter(filePath, text);
  const values = Object.fromEntries(entries.map(({key, value}) => [key, value]));
  // Docusaurus' schema for docs lets through the keys that only posts and pages have.
  const {error} = schema.validate(values, {abortEarly: false});
  return [
    ...faults,
    ...entries
      .filter(({key}) => !KEYS.includes(key))
      .map(({key, line}) => at(line, `there is no key "${key}"`, suggestion(key, KEYS))),
    ...(error?.details ?? []).map(({message, path: [key]}) => {
      // A rule about two keys, `draft` and `unlisted`, names neither.
      const {line = 1} = entries.find((entry) => entry.key === key) ?? {};
      return at(line, message, 'correct the value, or remove the key');
    }),
    ...entries
      .flatMap((entry) => [entry, ...entry.entries])
      .filter(({key, value}) => key === 'date' && !isDate(value))
      .map(({line}) => at(line, 'this is no date', 'write year, month and day: 2026-01-31')),
  ];
}

/** JavaScript would turn 30 February into a day of March. */
function isDate(value: unknown): boolean {
  const day = String(value).slice(0, 'YYYY-MM-DD'.length);
  const time = new Date(`${day}T00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toJSON().startsWith(day);
}
