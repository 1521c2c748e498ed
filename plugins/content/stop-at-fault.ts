import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {sourceError} from '../../lib/source-error';

/** A part of a page that is not right. */
export interface NodeFault<Part extends Node = Node> {
  node: Part;
  problem: string;
  mend: string;
}

/**
 * Ends the build at the first fault of a page.
 *
 * @throws Error with file and line, where there is one
 */
export function stopAtFault([first]: readonly NodeFault[], file: VFile): void {
  if (first) {
    const {node, problem, mend} = first;
    const line = node.position?.start.line ?? 1;
    throw sourceError({filePath: file.path, line}, problem, mend);
  }
}
