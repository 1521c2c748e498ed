import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {stopAtFault} from '../stop-at-fault';
import {unclosedBlocks} from './unclosed-blocks';

/**
 * Remark plugin: makes admonitions and code blocks end where their author says so. Without a closing
 * line of `:::` or backticks, they would swallow everything that follows.
 *
 * @throws Error with file and line for a block without an end
 */
export function closedBlocks() {
  return (tree: Root, file: VFile) => {
    stopAtFault(unclosedBlocks(tree, String(file.value)), file);
  };
}
