import {DocFrontMatterSchema as schema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type {SourceFault} from '../../../lib/faults';
import {contentKind, type ContentKind} from '../../../lib/pages';
import {nearestName} from '../../../lib/text';
import {hasFrontMatter, readFrontMatter, type Entry} from './yaml';

const OF_DOCS = Object.keys((schema.describe() as {keys: object}).keys);

/** What a writer may set on every page. */
const EVERYWHERE = OF_DOCS.filter((key) =>
  /^(?:title|description|slug|image|keywords|hide_table_of_contents|toc_.*|last_update|draft|unlisted)$/.test(
    key,
  ),
).concat('mdx');

/**
 * The keys of front matter, by the kind of the page. Docusaurus 3.10.2 exports its schema for docs alone
 * (`lib/frontMatter.js` of its content plugins).
 */
const KEYS: Readonly<Record<ContentKind, readonly string[]>> = {
  docs: [...OF_DOCS, 'mdx'],
  blog: [...EVERYWHERE, 'authors', 'date', 'sidebar_label', 'tags', 'title_meta'],
  pages: [...EVERYWHERE, 'wrapperClassName'],
};

/**
 * What is wrong with the front matter of a doc, a post or a stand-alone page: it isn't YAML, it has a key
 * that means nothing there, or a value that Docusaurus can't read. Other files have no faults, nor does a page
 * without front matter.
 *
 * @param page its path from the site's folder; its text, with facts not expanded
 */
export function frontMatterFaults(page: {filePath: string; text: string}): SourceFault[] {
  const kind = contentKind(page.filePath);
  if (kind === undefined || !hasFrontMatter(page.text)) {
    return [];
  }
  const {entries, faults} = readFrontMatter(page);
  return [
    ...faults,
    ...entries.flatMap((entry) => keyFaults(entry, KEYS[kind])),
    ...valueFaults(entries),
  ];
}

/** Docusaurus ignores an unknown key. */
const keyFaults = ({key, place}: Entry, known: readonly string[]): SourceFault[] =>
  known.includes(key)
    ? []
    : [
        {
          ...place,
          problem: `the key "${key}" is not valid here`,
          mend: `did you mean ${nearestName(key, known)}?`,
        },
      ];

/** What Docusaurus asks of values: its schema for docs lets through the keys that only posts and pages have. */
function valueFaults(entries: readonly Entry[]): SourceFault[] {
  const values = Object.fromEntries(entries.map(({key, value}) => [key, value]));
  const {error} = schema.validate(values, {abortEarly: false});
  return [
    ...(error?.details ?? []).flatMap(({message, path: [key]}) => {
      // A rule about two keys, `draft` and `unlisted`, names neither.
      const {place} = entries.find((entry) => entry.key === key) ?? entries[0] ?? {};
      return place
        ? [{...place, problem: message, mend: 'correct the value, or remove the key'}]
        : [];
    }),
    ...[...entries, ...entries.flatMap((entry) => entry.entries)]
      .filter(({key, value}) => key === 'date' && !isDate(value))
      .map(({place}) => ({
        ...place,
        problem: 'the value of "date" is no date',
        mend: 'write the year, the month and the day: 2026-01-31',
      })),
  ];
}

/** JavaScript would turn 30 February into a day of March. */
function isDate(value: unknown): boolean {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(String(value)) ?? [];
  const time = day === undefined ? NaN : Date.parse(String(value));
  return !Number.isNaN(time) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(`${day}`);
}
