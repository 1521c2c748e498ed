import {DocFrontMatterSchema as docs} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {isAlias, isMap, isPair, isScalar, LineCounter, parseDocument, visit, type Tags} from 'yaml';
import {spoiltIn, type SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {oddCharacter, suggestion} from '../../../lib/text';
import {fillFacts, maskFacts} from '../facts';

/** Front matter as Docusaurus reads it: between two lines of dashes, which may end in spaces; it may be empty. */
export const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** What was meant as front matter, below something that makes it text: a blank line or a comment, which ends in one place alone. */
const BELOW = /^(?:\s|<!--(?:(?!-->)[^])*-->|\{\/\*(?:(?!\*\/\})[^])*\*\/\})+---[ \t]*\n[\w-]+:/;

/** What begins as front matter, but has something behind its first dashes, or no line of dashes at its end. */
const UNCLOSED = /^---(?!-)/;

/** Docusaurus 3.10.2 exports its schema for docs alone, which lets through the keys that only posts and pages have. */
const schema = docs.append({
  title_meta: docs.extract('title'),
  wrapperClassName: docs.extract('sidebar_class_name'),
});

const described = Object.entries(
  (schema.describe() as {keys: Record<string, {type?: string}>}).keys,
);

/** The keys of front matter, of whichever kind of page. */
const KEYS = [...described.map(([key]) => key), 'authors', 'date'];

/** What was meant as front matter, without a line of dashes around it that YAML would take for one. */
const UNMARKED = new RegExp(`^(?:[^\\w\\n{]*(?:ya?ml)?\\n)?(?:${KEYS.join('|')}):`);

/** The keys whose values are numbers. */
export const NUMBERS = described.filter(([, {type}]) => type === 'number').map(([key]) => key);

/** The files that define what the values of a key name. */
const DEFINED_IN = {authors: 'authors.yml', tags: 'tags.yml'};

/** What the router of Docusaurus 3.10.2 takes for a pattern, so that it would draw "Page Not Found", or can't read. */
const PATTERN = /[()*+?:$#%]|\/\//;

/** What a slug has besides, and readers would not find or type. */
const ODD_SLUG = /\s|(?:^|\/)\.\.?(?:\/|$)/;

/** Docusaurus 3.10.2 writes titles and descriptions as they are into the structured data of posts and breadcrumbs. */
const ENDS_SCRIPT = /<(?:\/script|!--)/i;

/** What YAML says. */
interface Yaml {
  /** With facts filled in, and texts on one line each. */
  values: Readonly<Record<string, unknown>>;
  /** The line of a key, by those around it; that of the nearest one that has a line of its own. */
  lineOf: (...path: readonly (string | number)[]) => number;
  /** Why it can't be read, or isn't as it is written. */
  faults: SourceFault[];
}

/** Numbers stay as they are written: to YAML, the title `1.10` is 1.1. Docusaurus' schemas read those that are meant. */
const customTags = (tags: Tags) =>
  tags.filter((each) => typeof each === 'string' || !/:(?:int|float)$/.test(each.tag));

/** The keys of what readers read, and don't search for or follow. */
const PROSE = /^(?:description|keywords|name|title|title_meta|\w*label)$/;

const QUOTES = 'write key: value, with a value that has marks in quotes, such as key: "A: *B*"';

const BESIDE = 'put the file next to the page, and write its address as ./name.png';

/** What mends YAML that no quotes mend, by the code of its fault. */
const MENDS: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'delete one of the two',
  TAB_AS_INDENT: 'use spaces',
  BLOCK_AS_IMPLICIT_KEY: `${QUOTES}; each key begins its line`,
};

/**
 * @param text with references to facts, whose values can't be mistaken for YAML
 * @param firstLine that of the text in its file
 */
export function readYaml(filePath: string, text: string, firstLine = 1): Yaml {
  const lines = text.split('\n');
  const lineOf: Yaml['lineOf'] = (...path) =>
    path.reduce<number>((from, key) => {
      const isKey = (line: string, index: number) =>
        firstLine + index >= from && line.trimStart().startsWith(`${key}:`);
      return lines.some(isKey) ? firstLine + lines.findIndex(isKey) : from;
    }, firstLine);
  const lineCounter = new LineCounter();
  const document = parseDocument(maskFacts(text), {customTags, lineCounter});
  const faults: SourceFault[] = [];
  const report = (offset: number | undefined, problem: string, mend = QUOTES) =>
    faults.push({
      ...{filePath, problem, mend},
      line: firstLine - 1 + lineCounter.linePos(offset ?? 0).line,
    });
  for (const {code, message, pos} of [...document.errors, ...document.warnings].slice(0, 1)) {
    report(pos[0], message.replace(/ at line [^]*/, ''), MENDS[code]);
  }
  visit(document, {
    Node(_, node, path) {
      const offset = node.range?.[0];
      if (isAlias(node) || node.anchor) {
        // To YAML, these name a value and stand for it, which nobody here means.
        report(offset, `a value begins with ${isAlias(node) ? 'an asterisk' : 'an ampersand'}`);
      } else if (isScalar(node) && node.comment && typeof node.value === 'string') {
        const mend = 'put the value in quotes, or the comment on a line of its own';
        report(offset, `"#${node.comment}" is a comment, and no part of the value`, mend);
      }
      const pair = path.at(-1);
      const isProse = isPair(pair) && PROSE.test(String(pair.key));
      const odd = isScalar(node) && !isProse && oddCharacter(String(node.value));
      if (odd) {
        report(offset, `"${odd.shown}" has a character that is not what it seems`, 'type it again');
      }
    },
  });
  if (faults.length === 0 && !isMap(document.contents)) {
    report(0, 'there are no keys');
  }
  return {
    values: faults.length > 0 ? {} : (meant(document.toJS()) as Yaml['values']),
    lineOf,
    faults,
  };
}

/** A value with facts filled in, each of its texts on one line, as wherever it is shown, and its dates as such. */
function meant(value: unknown, key?: string): unknown {
  if (typeof value === 'string') {
    const text = fillFacts(value)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    return key === 'date' ? (timeOf(text) ?? text) : text;
  }
  return Array.isArray(value)
    ? value.map((each) => meant(each))
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, meant(each, name)]))
      : value;
}

/**
 * The front matter of a page; no values without one.
 *
 * @param source the text of the whole page, with references to facts
 */
export const readFrontMatter = (filePath: string, source: string): Yaml =>
  FRONT_MATTER.test(source)
    ? readYaml(filePath, FRONT_MATTER.exec(source)?.[1] ?? '', 2)
    : {values: {}, lineOf: () => 1, faults: []};

/**
 * What is wrong with the front matter of a page: it isn't YAML, it has a key that means nothing, a value that
 * Docusaurus can't read, or the name of a tag or an author that nothing defines. A page without front matter has no
 * faults.
 *
 * @param source the text of the whole page, with references to facts
 */
export function frontMatterFaults(filePath: string, source: string): SourceFault[] {
  const at = (line: number, problem: string, mend: string) => ({filePath, line, problem, mend});
  if (spoiltIn(filePath, source).length > 0) {
    // Said of the whole page.
    return [];
  }
  if (BELOW.test(source)) {
    return [at(1, 'the front matter is below something else', 'move it to the first line')];
  }
  if ((UNCLOSED.test(source) || UNMARKED.test(source)) && !FRONT_MATTER.test(source)) {
    return [at(1, 'the front matter is not closed', 'begin and end it with a line of ---')];
  }
  const {values, lineOf, faults} = readFrontMatter(filePath, source);
  const {error} = schema.validate(values, {abortEarly: false});
  const {date, last_update: update, slug = toMessageRelativeFilePath(filePath)} = values;
  const updated = (Object(update) as {date?: unknown}).date;
  const image = typeof values.image === 'string' ? values.image : '';
  const isMissing =
    !image.startsWith('./') || !fs.existsSync(path.join(path.dirname(filePath), image));
  const addressLine = 'slug' in values ? lineOf('slug') : 1;
  return [
    ...faults,
    ...(PATTERN.test(String(slug)) || ODD_SLUG.test(String(values.slug))
      ? [
          at(
            addressLine,
            'an address has no ( ) * + ? : $ # % // and no .. or space',
            'rename the file or its slug',
          ),
        ]
      : []),
    ...(image.startsWith('.') && isMissing
      ? [at(lineOf('image'), `there is no picture ${image}`, BESIDE)]
      : []),
    ...Object.keys(values)
      .filter((key) => !KEYS.includes(key))
      .map((key) => at(lineOf(key), `there is no key "${key}"`, suggestion(key, KEYS))),
    ...Object.keys(values)
      .filter((key) => ENDS_SCRIPT.test(JSON.stringify(values[key])))
      .map((key) => at(lineOf(key), 'this would end a script', 'leave out </script and <!--')),
    ...(error?.details ?? [])
      .filter(({path: keys}) => keys.at(-1) !== 'date')
      .map(({message, path: keys, type}) => {
        const mend = 'correct the value, or remove the key';
        const [key = ''] = keys;
        const value = type === 'array.base' && values[key];
        const asList = typeof value === 'string' && `write ${key}: [${value}]`;
        return at(lineOf(...keys), message, asList || mend);
      }),
    ...Object.entries({date, last_update: updated})
      .filter(([, value]) => value !== undefined && !(value instanceof Date))
      .map(([key]) =>
        at(lineOf(key, 'date'), 'this is no date', 'write year, month and day: 2026-01-31'),
      ),
    ...[values.authors ?? []]
      .flat()
      .filter(
        (each) => typeof each !== 'string' && !('key' in Object(each) || 'name' in Object(each)),
      )
      .map(() =>
        at(lineOf('authors'), 'an author has a key or a name', 'write one of authors.yml'),
      ),
    ...Object.entries(DEFINED_IN)
      // Of a text in the place of a list of tags, it has been said.
      .filter(([key]) => key !== 'tags' || typeof values[key] !== 'string')
      .flatMap(([key, file]) =>
        undefinedIn(filePath, file, values[key]).map(([name, names]) => {
          const known =
            names.length > 0
              ? suggestion(name, names)
              : `leave it out, or write ${file} as in blog/`;
          const mend = name.includes(',') ? `write ${key}: [${name}]` : known;
          return at(lineOf(key), `${file} does not define ${name}`, mend);
        }),
      ),
  ];
}

/** What a value names although the file of definitions nearest above a page lacks it, each with what that file has. */
function undefinedIn(filePath: string, name: string, value: unknown = []): [string, string[]][] {
  let folder = path.dirname(path.resolve(filePath));
  while (!fs.existsSync(path.join(folder, name)) && folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
  }
  const file = path.join(folder, name);
  // For a translation, Docusaurus takes what its original has. Without a file, it would let any tag of a doc through.
  const isNowhere = !fs.existsSync(file) && !/[\\/]i18n[\\/]/.test(path.resolve(filePath));
  const names = fs.existsSync(file) ? Object.keys(readYaml(file, readText(file)).values) : [];
  return [value]
    .flat()
    .flatMap((each) =>
      typeof each === 'string' ? each : ((Object(each) as {key?: string}).key ?? []),
    )
    .filter((each) => (names.length > 0 || isNowhere) && !names.includes(each))
    .map((each) => [each, names]);
}

/** The time that a date stands for: in UTC, unless it names a zone; undefined if there is no such day or hour. */
export function timeOf(text: string): Date | undefined {
  const day = text.slice(0, 'YYYY-MM-DD'.length);
  const zone = /(?:Z|[+-]\d\d(?::?\d\d)?)$/i.exec(text.slice(day.length)) ? '' : 'Z';
  const [time, midnight] = [new Date(text + zone), new Date(`${day}Z`)];
  // JavaScript would turn 30 February into a day of March.
  const isThere = !Number.isNaN(midnight.getTime()) && midnight.toJSON().startsWith(day);
  return isThere && !Number.isNaN(time.getTime()) ? time : undefined;
}
