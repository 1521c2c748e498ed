import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {stopAtFault} from '../stop-at-fault';
import {nameFaults} from './name-faults';

/**
 * Remark plugin: makes sure that every name on a page stands for something. MDX would only miss a
 * component when it draws the page, without naming the line, and Docusaurus publishes an unknown
 * directive as text.
 *
 * @throws Error with file and line for an unknown name
 */
export function knownNames() {
  return (tree: Root, file: VFile) => {
    stopAtFault(nameFaults(tree), file);
  };
}
