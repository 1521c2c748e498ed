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
      "the bundler's configuration no longer has SwcJsMinimizerRspackPlugin with mangle: true — read bundler/lib/minification.js and faster/lib/index.js of Docusaurus, and adapt plugins/bundle/repeatable-names/mangle-in-fixed-order.ts",
    );
  }
  options.minimizerOptions.mangle = {disableCharFreq: true};
}

/** What is used of a built-in plugin of Rspack. */
interface Minimizer {
  name: string;
  _args: [{minimizerOptions?: {mangle?: unknown}}?];
}
