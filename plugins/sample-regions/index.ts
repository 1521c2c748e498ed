import type {Code, Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sourceError} from '../source-error';
import {cutRegion} from './cut-region';
import {readSample} from './read-sample';

const REFERENCE = /\bsample="([^"#]+)(?:#([^"]+))?"/;

/**
 * Remark plugin: fills an empty code block that names a sample.
 *
 * before: a fence with the info string `kotlin sample="android/App.kt#start"` and no text
 * after: the region `start` of `samples/android/App.kt`, dedented, titled `App.kt`
 *
 * @throws Error with file and line for a missing file, and for a missing, duplicate or unclosed region
 */
export function sampleRegions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node) => fillCodeBlock(node, file.path));
  };
}

function fillCodeBlock(node: Code, filePath: string): void {
  const [reference, sample, region] = REFERENCE.exec(node.meta ?? '') ?? [];
  if (!reference || !sample) {
    return;
  }
  const place = {filePath, line: node.position?.start.line ?? 1};
  if (node.value !== '') {
    throw sourceError(
      place,
      `the code block that quotes ${sample} has a text of its own`,
      'empty the block, or remove sample="…"',
    );
  }
  const title = `title="${path.basename(sample)}"`;
  node.value = cutRegion(readSample(sample, place), region, place);
  node.meta = (node.meta ?? '').replace(reference, title);
}
