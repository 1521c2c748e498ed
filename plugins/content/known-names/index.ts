import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {sourceError} from '../../../lib/source-error';
import {nameFaults} from './name-faults';

/**
 * Remark plugin: every name on a page stands for something. MDX would find a component missing when
 * it draws the page, without the line, and Docusaurus publishes a directive that nobody knows as text.
 *
 * @throws Error with file and line for an unknown name
 */
export function knownNames() {
  return (tree: Root, file: VFile) => {
    const [first] = nameFaults(tree);
    if (first) {
      const {node, problem, mend} = first;
      const line = node.position?.start.line ?? 1;
      throw sourceError({filePath: file.path, line}, problem, mend);
    }
  };
}
