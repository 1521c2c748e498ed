import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {stopAtFault} from '../stop-at-fault';
import {tabFaults} from './tab-faults';

/**
 * Remark plugin: stops at tabs that would not come out as written.
 *
 * @throws Error with file and line
 */
export function wholeTabs() {
  return (tree: Root, file: VFile) => {
    stopAtFault(tabFaults(tree), file);
  };
}
