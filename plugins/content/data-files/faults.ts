import {validateAuthorsMap} from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import {keyFaults} from '../front-matter/key-faults';
import type {Keys} from '../front-matter/keys';
import {readYaml, type Entry} from '../front-matter/read-front-matter';
import type {SourceFault} from '../../../lib/faults';

const author: Keys = {
  name: 'text',
  title: 'text',
  description: 'text',
  url: 'text',
  image_url: 'text',
  email: 'text',
  page: 'any',
  socials: 'any',
  team: 'flag',
};

const tag: Keys = {label: 'text', description: 'text', permalink: 'text'};

/** The files that define what front matter names, and the keys of their entries. */
export const keysByFile: Readonly<Record<string, Keys>> = {
  'blog/authors.yml': author,
  'blog/tags.yml': tag,
  'docs/tags.yml': tag,
};

/**
 * What is wrong with a file of authors or tags: it isn't YAML, a key means nothing, Docusaurus can't read
 * a value, or two tags have one address.
 *
 * @param file one of `keysByFile`, by its path from the site's folder
 */
export function dataFaults(file: {filePath: string; text: string}): SourceFault[] {
  const {entries, fault} = readYaml(file);
  const known = keysByFile[file.filePath] ?? {};
  if (fault) {
    return [fault];
  }
  const faults = entries.flatMap((one) => [
    ...(known === tag ? notKeys(one) : []),
    ...one.entries.flatMap((entry) => keyFaults(entry, known)),
    ...(known === tag ? sameAddress(one, entries) : []),
  ]);
  return faults.length > 0 || known === tag ? faults : authorFaults(entries);
}

/** A tag may have no keys at all. */
const notKeys = ({key, value, place, entries}: Entry): SourceFault[] =>
  value === null || entries.length > 0
    ? []
    : [{...place, problem: 'a tag consists of keys', mend: `write ${key}:, and label: … below it`}];

function sameAddress(one: Entry, all: readonly Entry[]): SourceFault[] {
  const address = permalinkOf(one);
  const first = all.find((other) => permalinkOf(other) === address) ?? one;
  const problem = `the tag "${first.key}" has the same permalink, ${String(address)}`;
  return first === one || address === undefined
    ? []
    : [{...one.place, problem, mend: 'give each tag its own'}];
}

const permalinkOf = ({entries}: Entry): unknown =>
  entries.find(({key}) => key === 'permalink')?.value;

/** What Docusaurus 3.10.2 asks of authors. */
function authorFaults(entries: readonly Entry[]): SourceFault[] {
  try {
    validateAuthorsMap(Object.fromEntries(entries.map(({key, value}) => [key, value])));
    return [];
  } catch (error) {
    const {message, details} = error as {message: string; details: [{path: string[]}]};
    const [key, ...inner] = details[0].path;
    const one = entries.find((entry) => entry.key === key);
    const part = one?.entries.find((entry) => inner.includes(entry.key)) ?? one;
    return part ? [{...part.place, problem: message, mend: 'correct the entry'}] : [];
  }
}
