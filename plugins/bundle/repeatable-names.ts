import type {Plugin} from '@docusaurus/types';

/** What is used of a built-in plugin of Rspack. */
interface Minimizer {
  name: string;
  _args: [{minimizerOptions?: {mangle?: unknown}}?];
}

/**
 * Gives the variables of a script the same short names in every build (specification 16.1). SWC chooses letters by how
 * often each occurs in the script, which then still names other files by provisional hashes: where two letters occur
 * about as often, they change places with a warm cache.
 *
 * @throws Error when SWC's minimizer isn't in the bundler's configuration, or has other options
 */
export default function repeatableNames(): Plugin {
  return {
    name: 'repeatable-names',
    configureWebpack({optimization}, isServer) {
      if (!isServer && optimization?.minimize) {
        const minimizers = (optimization.minimizer ?? []) as unknown as Minimizer[];
        const swc = minimizers.find(({name}) => name === 'SwcJsMinimizerRspackPlugin');
        const options = swc?._args[0]?.minimizerOptions;
        if (options?.mangle !== true) {
          throw new Error(
            "the bundler's configuration no longer has SwcJsMinimizerRspackPlugin with mangle: true — read bundler/lib/minification.js and faster/lib/index.js of Docusaurus, and adapt plugins/bundle/repeatable-names.ts",
          );
        }
        // Docusaurus has no option for it.
        options.mangle = {disableCharFreq: true};
      }
      return {};
    },
  };
}
