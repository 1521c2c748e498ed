import type {Code, Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sampleAddress} from '../../output/sample-files/address';
import {sourceError, type Place} from '../../../lib/source-error';
import {cutRegion} from './cut-region';
import {readSample} from './read-sample';

const REFERENCE = /\bsample="([^"#]+)(?:#([^"]+))?"/;

/**
 * Remark plugin: fills an empty code block that names a sample.
 *
 * before: a fence with the info string `kotlin sample="android/App.kt#start"` and no text
 * after: the region `start` of `samples/android/App.kt`, dedented, with the info string
 * `kotlin title="App.kt" source="samples/android/App.kt.txt"`: see plugins/content/code. A
 * block that names no region holds the whole file
 *
 * @throws Error with file and line for a missing file, and for a missing, duplicate or unclosed region
 */
export function sampleRegions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node) => {
      const [reference, sample, region] = REFERENCE.exec(node.meta ?? '') ?? [];
      if (reference && sample) {
        const place = {filePath: file.path, line: node.position?.start.line ?? 1};
        fill(node, {reference, sample, region, place});
      }
    });
  };
}

interface Quote {
  /** The part of the info string that names the sample. */
  reference: string;
  sample: string;
  region: string | undefined;
  place: Place;
}

function fill(node: Code, {reference, sample, region, place}: Quote): void {
  if (node.value !== '') {
    throw sourceError(
      place,
      `the code block that quotes ${sample} has a text of its own`,
      'empty the block, or remove sample="…"',
    );
  }
  const rest = (node.meta ?? '').replace(reference, '');
  node.value = cutRegion(readSample(sample, place), region, place);
  // First, so that a title of the writer's own takes precedence.
  node.meta = `title="${path.basename(sample)}" source="${sampleAddress(sample)}" ${rest}`;
}
