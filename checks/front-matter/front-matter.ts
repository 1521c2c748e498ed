import {nearestName} from '../../lib/nearest-name';
import type {Finding} from '../finding';
import {isPage} from '../pages/read-page';
import type {Check, SourceFile} from '../source-files';
import {keysByFolder, type Kind} from '../../plugins/content/front-matter/keys';
import {readFrontMatter, type Entry} from './read-front-matter';

const isText = (value: unknown) => typeof value === 'string';

const kinds: Readonly<Record<Kind, {name: string; holds: (value: unknown) => boolean}>> = {
  // `pagination_next: null` leaves the link out.
  text: {name: 'a text, in quotes', holds: (value) => isText(value) || value === null},
  flag: {name: 'true or false', holds: (value) => typeof value === 'boolean'},
  number: {name: 'a number', holds: (value) => typeof value === 'number'},
  texts: {
    name: 'a list: [one, two]',
    holds: (value) => Array.isArray(value) && value.every(isText),
  },
  names: {
    name: 'a name, or a list: [one, two]',
    holds: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  },
  date: {
    name: 'a date: 2026-01-31',
    holds: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  },
  any: {name: 'anything', holds: () => true},
};

/** Every page begins with front matter whose keys are valid and whose values have the right type. */
export const frontMatter: Check = (files) => files.filter(isPage).flatMap(checkPage);

function checkPage(file: SourceFile): Finding[] {
  const {entries, fault} = readFrontMatter(file);
  const [folder] = file.filePath.split('/');
  const known = keysByFolder[folder as keyof typeof keysByFolder];
  return fault
    ? [
        {
          ...fault.place,
          problem: fault.problem,
          mend: 'begin the page with a line of ---, the keys, and another ---',
        },
      ]
    : entries.flatMap((entry) => checkEntry(entry, known));
}

function checkEntry({key, value, place}: Entry, known: Readonly<Record<string, Kind>>): Finding[] {
  const kind = known[key];
  if (!kind) {
    const mend = `did you mean ${nearestName(key, Object.keys(known))}?`;
    return [{...place, problem: `the key "${key}" is not valid here`, mend}];
  }
  const {name, holds} = kinds[kind];
  const problem = `the value of "${key}" has the wrong type`;
  return holds(value) ? [] : [{...place, problem, mend: `write ${name}`}];
}
