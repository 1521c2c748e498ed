import type {Code, Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {archiveOf, sampleAddress} from '../../output/sample-files/address';
import {type Place, sourceError} from '../../../lib/faults';
import {linksOnPage, type NameLink, type SampleLinks} from '../sdk-names/links-on-page';
import {cutRegion, type Region} from './cut-region';
import {readSample} from './read-sample';

/** The word after a fence's language that names a sample, and a region of it. */
export const SAMPLE = /\bsample="([^"#]+)(?:#([^"]+))?"/;

/**
 * Remark plugin: fills an empty code block that names a sample.
 *
 * before: a fence with the info string `kotlin sample="android/App.kt#start"` and no text
 * after: the region `start` of `samples/android/App.kt`, dedented, with the info string
 * `kotlin title="App.kt" source="samples/android/App.kt.txt"`: see plugins/content/code. A
 * block that names no region holds the whole file. The first block of an app on a page also names
 * the app's archive, `app="samples/android.zip"`
 *
 * @throws Error with file and line for a missing file, and for a missing, duplicate or unclosed region
 */
export function sampleRegions() {
  return (tree: Root, file: VFile) => {
    const apps = new Set<string>();
    const linksIn = linksOnPage();
    visit(tree, 'code', (node) => {
      const [reference, sample, region] = SAMPLE.exec(node.meta ?? '') ?? [];
      if (reference && sample) {
        const place = {filePath: file.path, line: node.position?.start.line ?? 1};
        const app = archiveOf(sample);
        const words = [`title="${path.basename(sample)}"`, `source="${sampleAddress(sample)}"`];
        // First, so that the writer's own title takes precedence.
        const meta = [...words, ...(apps.has(app) ? [] : [`app="${app}"`])].join(' ');
        node.meta = `${meta} ${(node.meta ?? '').replace(reference, '')}`;
        const cut = fill(node, sample, region, place);
        node.data = {...node.data, hProperties: referenceLinks(linksIn(sample), cut)};
        apps.add(app);
      }
    });
  };
}

function fill(node: Code, sample: string, region: string | undefined, place: Place): Region {
  if (node.value !== '') {
    throw sourceError(
      place,
      `the code block that quotes ${sample} has code of its own`,
      'empty the block, or remove sample="…"',
    );
  }
  const cut = cutRegion(readSample(sample, place), region, place);
  node.value = cut.text;
  return cut;
}

/** What plugins/content/code needs to link the SDK's names in a region to their entries. */
function referenceLinks(
  found: SampleLinks | undefined,
  {lines, indent}: Region,
): Record<string, string> {
  const links = (found?.links ?? [])
    .filter(({line}) => lines.includes(line))
    .map((link) => ({...link, line: lines.indexOf(link.line), column: link.column - indent}));
  return found && links.length > 0
    ? {reference: found.doc, links: JSON.stringify(links satisfies NameLink[])}
    : {};
}
