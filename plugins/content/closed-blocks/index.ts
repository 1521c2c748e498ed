import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {stopAtFault} from '../stop-at-fault';
import {unclosedBlocks} from './unclosed-blocks';

/**
 * Remark plugin: an admonition and a code block end where their author says so. Without a last line
 * of `:::` or of backticks, everything that follows would be taken into them.
 *
 * @throws Error with file and line for a block without an end
 */
export function closedBlocks() {
  return (tree: Root, file: VFile) => {
    stopAtFault(unclosedBlocks(tree, String(file.value)), file);
  };
}
