import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {sourceError} from '../../../lib/source-error';
import {unclosedBlocks} from './unclosed-blocks';

/**
 * Remark plugin: an admonition and a code block end where their author says so. Without a last line
 * of `:::` or of backticks, everything that follows would be taken into them.
 *
 * @throws Error with file and line for a block without an end
 */
export function closedBlocks() {
  return (tree: Root, file: VFile) => {
    const [first] = unclosedBlocks(tree, String(file.value));
    if (first) {
      const {node, problem, mend} = first;
      const line = node.position?.start.line ?? 1;
      throw sourceError({filePath: file.path, line}, problem, mend);
    }
  };
}
