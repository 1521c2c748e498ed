import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {sourceError} from '../../../lib/source-error';
import {tabFaults} from './tab-faults';

/**
 * Remark plugin: stops at tabs that would come out otherwise than they are written.
 *
 * @throws Error with file and line
 */
export function wholeTabs() {
  return (tree: Root, file: VFile) => {
    const [first] = tabFaults(tree);
    if (first) {
      const {node, problem, mend} = first;
      const line = node.position?.start.line ?? 1;
      throw sourceError({filePath: file.path, line}, problem, mend);
    }
  };
}
