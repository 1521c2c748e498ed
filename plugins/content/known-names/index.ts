import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {stopAtFault} from '../stop-at-fault';
import {nameFaults} from './name-faults';

/**
 * Remark plugin: every name on a page stands for something. MDX would find a component missing when
 * it draws the page, without the line, and Docusaurus publishes a directive that nobody knows as text.
 *
 * @throws Error with file and line for an unknown name
 */
export function knownNames() {
  return (tree: Root, file: VFile) => {
    stopAtFault(nameFaults(tree), file);
  };
}
