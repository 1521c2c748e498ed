import type {Code, Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type Place, sourceError} from '../../../lib/faults';
import {archiveOf, readSample, sampleAddress} from './files';
import {cutRegion} from './regions';

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
      const line = node.position?.start.line ?? 1;
      const {app = '', ...quoted} = quotedSample(node, {filePath: file.path, line});
      Object.assign(node, quoted, app && !apps.has(app) && {meta: `app="${app}" ${quoted.meta}`});
      apps.add(app);
    });
  };
}

/**
 * A code block with what it quotes, and the app that this is a part of; one that names no sample as it is.
 *
 * @throws Error with `place` as above
 */
export function quotedSample(
  {meta, value}: Code,
  place: Place,
): {app?: string; value: string; meta: string} {
  const [reference, sample, region] = SAMPLE.exec(meta ?? '') ?? [];
  if (!reference || !sample) {
    return {value, meta: meta ?? ''};
  }
  if (value !== '') {
    throw sourceError(
      place,
      `the code block that quotes ${sample} has code of its own`,
      'empty the block, or remove sample="…"',
    );
  }
  // First, so that the writer's own title takes precedence.
  const words = `title="${path.basename(sample)}" source="${sampleAddress(sample)}"`;
  return {
    app: archiveOf(sample),
    value: cutRegion(readSample(sample, place), region, sample, place),
    meta: `${words} ${meta?.replace(reference, '')}`,
  };
}
