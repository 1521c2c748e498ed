import type {Plugin} from '@docusaurus/types';

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

/**
 * Lets the minimizer for scripts choose names without counting letters.
 *
 * @param minimizers those of the bundler's configuration; changed in place, as Docusaurus has no option for it
 * @throws Error when SWC's minimizer isn't among them, or has other options
 */
export function mangleInFixedOrder(minimizers: unknown): void {
  const all = Array.isArray(minimizers) ? (minimizers as Partial<Minimizer>[]) : [];
  const options = all.find(({name}) => name === 'SwcJsMinimizerRspackPlugin')?._args?.[0];
  if (options?.minimizerOptions?.mangle !== true) {
    throw new Error(
      "the bundler's configuration no longer has SwcJsMinimizerRspackPlugin with mangle: true — read bundler/lib/minification.js and faster/lib/index.js of Docusaurus, and adapt plugins/bundle/repeatable-names",
    );
  }
  options.minimizerOptions.mangle = {disableCharFreq: true};
}

/** What is used of a built-in plugin of Rspack. */
interface Minimizer {
  name: string;
  _args: [{minimizerOptions?: {mangle?: unknown}}?];
}
