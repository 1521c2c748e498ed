import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sampleAddress} from '../sample-files/address';
import {sourceError, type Place} from '../source-error';
import {cutRegion} from './cut-region';
import {readSample} from './read-sample';

const REFERENCE = /\bsample="([^"#]+)(?:#([^"]+))?"/;

/**
 * Remark plugin: fills an empty code block that names a sample.
 *
 * before: a fence with the info string `kotlin sample="android/App.kt#start"` and no text
 * after: the region `start` of `samples/android/App.kt`, dedented, titled `App.kt`, with a link to
 * the whole file; a block that names no region holds the whole file, and needs no link
 *
 * @throws Error with file and line for a missing file, and for a missing, duplicate or unclosed region
 */
export function sampleRegions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      const [reference, sample, region] = REFERENCE.exec(node.meta ?? '') ?? [];
      if (!reference || !sample || !parent || index === undefined) {
        return undefined;
      }
      const place = {filePath: file.path, line: node.position?.start.line ?? 1};
      const block = filledBlock(node, {reference, sample, region, place});
      parent.children.splice(index, 1, region ? withSource(block, sample) : block);
      return SKIP;
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

function filledBlock(node: Code, {reference, sample, region, place}: Quote): Code {
  if (node.value !== '') {
    throw sourceError(
      place,
      `the code block that quotes ${sample} has a text of its own`,
      'empty the block, or remove sample="…"',
    );
  }
  const title = `title="${path.basename(sample)}"`;
  return {
    ...node,
    value: cutRegion(readSample(sample, place), region, place),
    meta: (node.meta ?? '').replace(reference, title),
  };
}

/** The block inside the component that links to the whole file. */
function withSource(block: Code, sample: string): MdxJsxFlowElement {
  const attribute = (name: string, value: string) =>
    ({type: 'mdxJsxAttribute', name, value}) as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'SampleSource',
    attributes: [
      attribute('address', sampleAddress(sample)),
      attribute('file', path.basename(sample)),
    ],
    children: [block],
  };
}
