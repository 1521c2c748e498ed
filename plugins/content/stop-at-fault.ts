import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {sourceError} from '../../lib/source-error';

/** Something wrong with a page, and the node it is about. */
export interface NodeFault<Part extends Node = Node> {
  node: Part;
  problem: string;
  mend: string;
}

/**
 * Stops the build at a page's first fault.
 *
 * @throws Error with file and line if there is a fault
 */
export function stopAtFault([first]: readonly NodeFault[], file: VFile): void {
  if (first) {
    const {node, problem, mend} = first;
    const line = node.position?.start.line ?? 1;
    throw sourceError({filePath: file.path, line}, problem, mend);
  }
}
