import fs from 'node:fs';
import {formatFault} from '../../lib/faults';
import {readText} from '../../lib/files';
import type {SearchIndex} from '../../lib/search-index';
import {suggestion} from '../../lib/text';
import {readYaml} from '../content/front-matter/faults';

/** What readers type and pages don't say. */
interface SearchWords extends Pick<SearchIndex, 'same' | 'words'> {
  /** A line for each mistake in the table. */
  faults: string[];
}

/**
 * Reads the table of readers' words, which CONTRIBUTING.md explains.
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
  const words = Object.entries(sections ?? {});
  const unknown = words.flatMap(([id]) => (ids?.has(id) === false ? [id] : []));
  return {
    same: (same ?? []).map(listOf),
    words: Object.fromEntries(words.map(([id, list]) => [id, listOf(list).join('\n')])),
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
