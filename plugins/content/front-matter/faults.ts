import {DocFrontMatterSchema as schema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {isMap, parseDocument} from 'yaml';
import type {SourceFault} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';

/** Front matter as Docusaurus reads it: between two lines of dashes, which may end in spaces; it may be empty. */
export const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** What was meant as front matter, below something that makes it text: a blank line or a comment. */
const BELOW = /^(?:\s+|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})+---[ \t]*\n[\w-]+:/;

/** Front matter that begins, and has no line of dashes at its end. */
const UNCLOSED = /^---[ \t]*\n(?!(?:[\s\S]*\n)?---[ \t]*(?:\n|$))/;

/**
 * The keys of front matter, of whichever kind of page. Docusaurus 3.10.2 exports its schema for docs alone
 * (`lib/frontMatter.js` of its content plugins).
 */
const KEYS = [
  ...Object.keys((schema.describe() as {keys: object}).keys),
  ...['authors', 'date', 'mdx', 'title_meta', 'wrapperClassName'],
];

/** What the router of Docusaurus 3.10.2 takes for a pattern, so that it would draw "Page Not Found", or can't read. */
const PATTERN = /[()*+?:$#%]/;

/** What YAML says. */
interface Yaml {
  values: Readonly<Record<string, unknown>>;
  /** The line of a key, by those around it; that of the nearest one that has a line of its own. */
  lineOf: (...path: readonly (string | number)[]) => number;
  /** Why it can't be read. */
  faults: SourceFault[];
}

/** @param firstLine that of the text in its file */
export function readYaml(filePath: string, text: string, firstLine = 1): Yaml {
  const lines = text.split('\n');
  const lineOf: Yaml['lineOf'] = (...path) =>
    path.reduce<number>((from, key) => {
      const isKey = (line: string, index: number) =>
        firstLine + index >= from && line.trimStart().startsWith(`${key}:`);
      return lines.some(isKey) ? firstLine + lines.findIndex(isKey) : from;
    }, firstLine);
  const document = parseDocument(text);
  const [error] = [...document.errors, ...document.warnings];
  // To YAML, it refers to another value, which nobody here means.
  const starred = lines.findIndex((each) => /^\s*(?:- |[\w-]+: +)\*/.test(each)) + 1;
  const line = firstLine - 1 + (error?.linePos?.[0].line ?? (starred || 1));
  const problem =
    error?.message.replace(/ at line [^]*/, '') ??
    (starred
      ? 'a value begins with an asterisk'
      : isMap(document.contents)
        ? ''
        : 'there are no keys');
  const mend = 'write key: value, with a value that has marks in quotes, such as key: "A: *B*"';
  return problem
    ? {values: {}, lineOf, faults: [{filePath, line, problem, mend}]}
    : {values: document.toJS() as Yaml['values'], lineOf, faults: []};
}

/** The front matter of a page; no values without one. */
export const readFrontMatter = (filePath: string, text: string): Yaml =>
  FRONT_MATTER.test(text)
    ? readYaml(filePath, FRONT_MATTER.exec(text)?.[1] ?? '', 2)
    : {values: {}, lineOf: () => 1, faults: []};

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
  if (UNCLOSED.test(text)) {
    return [at(1, 'the front matter is not closed', 'end it with a line of ---')];
  }
  const {values, lineOf, faults} = readFrontMatter(filePath, text);
  // Docusaurus' schema for docs lets through the keys that only posts and pages have.
  const {error} = schema.validate(values, {abortEarly: false});
  const {date, last_update: update, slug = toMessageRelativeFilePath(filePath)} = values;
  const updated = (Object(update) as {date?: unknown}).date;
  const addressLine = 'slug' in values ? lineOf('slug') : 1;
  return [
    ...faults,
    ...(PATTERN.test(String(slug))
      ? [at(addressLine, 'an address has no ( ) * + ? : $ # %', 'rename the file or its slug')]
      : []),
    ...Object.keys(values)
      .filter((key) => !KEYS.includes(key))
      .map((key) => at(lineOf(key), `there is no key "${key}"`, suggestion(key, KEYS))),
    ...(error?.details ?? []).map(({message, path}) =>
      at(lineOf(...path), message, 'correct the value, or remove the key'),
    ),
    ...Object.entries({date, last_update: updated})
      .filter(([, value]) => value !== undefined && !isDate(value))
      .map(([key]) =>
        at(lineOf(key, 'date'), 'this is no date', 'write year, month and day: 2026-01-31'),
      ),
  ];
}

/** JavaScript would turn 30 February into a day of March. */
function isDate(value: unknown): boolean {
  const day = String(value).slice(0, 'YYYY-MM-DD'.length);
  const time = new Date(`${day}T00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toJSON().startsWith(day);
}
