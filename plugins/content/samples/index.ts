import type {Code, Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {archiveOf, sampleAddress} from './addresses';
import {type Place, sourceError} from '../../../lib/faults';
import {cutRegion} from './regions';
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
    visit(tree, 'code', (node) => {
      const [reference, sample, region] = SAMPLE.exec(node.meta ?? '') ?? [];
      if (reference && sample) {
        const place = {filePath: file.path, line: node.position?.start.line ?? 1};
        const app = archiveOf(sample);
        const words = [`title="${path.basename(sample)}"`, `source="${sampleAddress(sample)}"`];
        // First, so that the writer's own title takes precedence.
        const meta = [...words, ...(apps.has(app) ? [] : [`app="${app}"`])].join(' ');
        node.meta = `${meta} ${(node.meta ?? '').replace(reference, '')}`;
        fill(node, sample, region, place);
        apps.add(app);
      }
    });
  };
}

function fill(node: Code, sample: string, region: string | undefined, place: Place): void {
  if (node.value !== '') {
    throw sourceError(
      place,
      `the code block that quotes ${sample} has code of its own`,
      'empty the block, or remove sample="…"',
    );
  }
  node.value = cutRegion(readSample(sample, place), region, place);
}
