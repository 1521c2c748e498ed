import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {Globby, loadFreshModule} from '@docusaurus/utils';
import path from 'node:path';
import type {SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {suggestion} from '../../../lib/text';
import {readFrontMatter} from '../front-matter/faults';

/** The docs that sidebars name and that aren't there: Docusaurus 3.10.2 names no line, and lists all docs. */
export async function sidebarFaults(filePath: string): Promise<SourceFault[]> {
  const ids = docIds(path.join(path.dirname(filePath), 'docs'));
  const sidebars = (await loadFreshModule(path.resolve(filePath))) as SidebarsConfig;
  const named: string[] = [];
  // Visits every item, however deep.
  JSON.stringify(normalizeSidebars(sidebars), (_, item: unknown) => {
    const {type, id} = Object(item) as {type?: string; id?: string};
    named.push(...(id !== undefined && (type === 'doc' || type === 'ref') ? [id] : []));
    return item;
  });
  const lines = readText(filePath).split('\n');
  return named
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      filePath,
      // The id may be put together from parts that stand elsewhere.
      line: lines.findIndex((line) => line.split(/['"`]/).includes(id)) + 1 || 1,
      problem: `there is no doc ${id}`,
      mend: suggestion(id, ids),
    }));
}

/** The ids of all docs in a folder, also of those whose names begin with a number that isn't left out. */
const docIds = (folder: string): string[] =>
  Globby.sync(['**/*.{md,mdx}', '!**/_*', '!**/_*/**'], {cwd: folder}).flatMap((name) => {
    const filePath = path.join(folder, name);
    const {id = path.parse(name).name} = readFrontMatter(filePath, readText(filePath)).values;
    const whole = path.posix.join(path.posix.dirname(name), String(id));
    return [...new Set([whole, stripPathNumberPrefixes(whole, DefaultNumberPrefixParser)])];
  });
