import type {Plugin} from '@docusaurus/types';
import {mangleInFixedOrder} from './mangle-in-fixed-order';

/**
 * Gives the variables of a script the same short names in every build. SWC chooses its letters by how often
 * each occurs in the script, and at that point the script still names other files by provisional hashes, which
 * differ between builds: every now and then, two letters change places in all of it, and a reader's copy is
 * worth nothing after the next release. It costs 0.1 of 114 KB (brotli) on a docs page.
 */
export default function repeatableNames(): Plugin {
  return {
    name: 'repeatable-names',
    configureWebpack({optimization}, isServer) {
      if (!isServer && optimization?.minimize) {
        mangleInFixedOrder(optimization.minimizer);
      }
      return {};
    },
  };
}
