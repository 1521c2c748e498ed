import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {contentKind} from '../../../lib/pages';
import type {SourceFault} from '../../../lib/faults';
import {keyFaults} from './key-faults';
import {keysByKind} from './keys';
import {readFrontMatter, type Entry} from './read-front-matter';

/**
 * What is wrong with the front matter of a doc, a post or a stand-alone page: it isn't YAML, it has a key
 * that means nothing there, or a value that Docusaurus can't read. Other files have no faults.
 *
 * @param page its path from the site's folder; its text, with facts not expanded
 */
export function frontMatterFaults(page: {filePath: string; text: string}): SourceFault[] {
  const kind = contentKind(page.filePath);
  if (kind === undefined) {
    return [];
  }
  const {entries, fault} = readFrontMatter(page);
  if (fault) {
    return [fault];
  }
  const faults = entries.flatMap((entry) => keyFaults(entry, keysByKind[kind]));
  return faults.length > 0 ? faults : valueFaults(entries);
}

/**
 * What Docusaurus 3.10.2 asks of the values. Its schema for docs also fits posts and pages: it lets
 * through the keys that only they have.
 */
function valueFaults(entries: readonly Entry[]): SourceFault[] {
  const values = Object.fromEntries(entries.map(({key, value}) => [key, value]));
  const {error} = DocFrontMatterSchema.validate(values, {abortEarly: false});
  return (error?.details ?? []).flatMap(({message, path: [key]}) => {
    // A rule about two keys, `draft` and `unlisted`, names neither.
    const {place} = entries.find((entry) => entry.key === key) ?? entries[0] ?? {};
    return place
      ? [{...place, problem: message, mend: 'correct the value, or remove the key'}]
      : [];
  });
}
