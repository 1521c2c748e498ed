import fs from 'node:fs';
import {formatFault} from '../../lib/faults';
import {readText} from '../../lib/files';
import type {SearchIndex} from '../../lib/search-index';
import {suggestion} from '../../lib/text';
import {names} from '../../product/contract/names';
import {entryIds} from '../contract/addresses';
import {readYaml} from '../content/front-matter/faults';

/** What readers type and pages don't say. */
interface SearchWords extends Pick<SearchIndex, 'same' | 'words'> {
  /** A line for each mistake in the table. */
  faults: string[];
}

/**
 * Reads the table of readers' words, which CONTRIBUTING.md explains, and adds what other platforms call the error that
 * members throw: it alone has several names, since every other part is called the same but for its case.
 *
 * @param filePath of the table, which may be missing
 * @param ids those of the sections, of which the table may name no other; undefined if they aren't those of the site
 */
export function readSearchWords(
  filePath: string,
  ids: ReadonlySet<string> | undefined,
): SearchWords {
  const text = fs.existsSync(filePath) ? readText(filePath) : 'same: []\n';
  const {values, lineOf, faults} = readYaml(filePath, text);
  const {same, sections} = values as {same?: unknown[]; sections?: object};
  const words = new Map(Object.entries(sections ?? {}).map(([id, list]) => [id, listOf(list)]));
  const unknown = [...words.keys()].filter((id) => ids?.has(id) === false);
  for (const name of Object.values(names.error ?? {})) {
    const others = Object.values(names.error ?? {}).filter((other) => other !== name);
    const id = entryIds.type(name);
    words.set(id, [...new Set([...(words.get(id) ?? []), ...others])]);
  }
  return {
    same: [same ?? []].flat().map(listOf),
    words: Object.fromEntries([...words].map(([id, list]) => [id, list.join('\n')])),
    faults: [
      ...faults,
      ...unknown.map((id) => ({
        ...{filePath, line: lineOf('sections', id)},
        problem: `no page has a section with the id "${id}"`,
        mend: suggestion(id, [...(ids ?? [])]),
      })),
    ].map(formatFault),
  };
}

/** `a, b c` → `['a', 'b c']` */
const listOf = (list: unknown): string[] =>
  String(list)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
