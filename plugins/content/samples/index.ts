import type {Code} from 'mdast';
import path from 'node:path';
import {type Place, sourceError} from '../../../lib/faults';
import {readSample, sampleAddress} from './files';
import {cutRegion} from './regions';

/** The word after a fence's language that names a sample, and a region of it. */
export const SAMPLE = /\bsample="([^"#]+)(?:#([^"]+))?"/;

/**
 * A code block that names a sample, with what it quotes; any other as it is.
 *
 * before: a fence with the info string `kotlin sample="android/App.kt#start"` and no text
 * after: the region `start` of `samples/android/App.kt`, dedented, and what else is to stand after the language,
 * `title="App.kt" source="samples/android/App.kt.txt"`: see plugins/content/code. A block that names no region holds
 * the whole file
 *
 * @throws Error with `place` for a missing file, and for a missing, duplicate or unclosed region
 */
export function quotedSample({meta, value}: Code, place: Place): {value: string; meta: string} {
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
    value: cutRegion(readSample(sample, place), region, sample, place),
    meta: `${words} ${meta?.replace(reference, '')}`,
  };
}
