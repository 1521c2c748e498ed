import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {sourceError} from '../../../lib/faults';
import {nameFaults} from './name-faults';
import {tabFaults} from './tab-faults';
import {unclosedBlocks} from './unclosed-blocks';

/**
 * Remark plugin: stops at what would not come out as written. MDX would only miss a component when it draws
 * the page, without naming the line; Docusaurus publishes an unknown directive as text; and a block
 * without a closing line swallows everything that follows.
 *
 * @throws Error with file and line of the page's first fault
 */
export function noFaults() {
  return (tree: Root, file: VFile) => {
    const [fault] = [
      ...nameFaults(tree),
      ...unclosedBlocks(tree, String(file.value)),
      ...tabFaults(tree),
    ];
    if (fault) {
      const line = fault.node.position?.start.line ?? 1;
      throw sourceError({filePath: file.path, line}, fault.problem, fault.mend);
    }
  };
}
