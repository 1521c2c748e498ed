import type {Plugin} from '@docusaurus/types';

/** What this plugin knows of Rspack's minifier: a builtin plugin keeps its arguments. */
interface Minifier {
  _args?: [{minimizerOptions?: {mangle?: unknown}}?];
}

/**
 * Lets the minifier give out short names in a fixed order, and not by how often a letter is used.
 * `main` holds the hashes of all chunks while it is minified, and these depend on the folder
 * and the cache until the last step replaces them: their letters gave it another text, and so
 * another name, with each folder. It costs 0.15 KB (brotli) of 134 on a docs page.
 *
 * Rspack 1.7.12 passes the option on to SWC; its types do not know it.
 *
 * @throws Error when the bundler has no minifier of this shape
 */
export default function repeatableNames(): Plugin {
  return {
    name: 'repeatable-names',
    configureWebpack({optimization}, isServer) {
      if (!isServer && optimization?.minimize) {
        const minifiers = (optimization.minimizer ?? []) as Minifier[];
        const options = minifiers
          .map(({_args}) => _args?.[0]?.minimizerOptions)
          .find((candidate) => candidate?.mangle === true);
        if (!options) {
          throw new Error(
            'no minifier of scripts with the option mangle: true — read core/lib/webpack/base.js and bundler/lib/minification.js and adapt plugins/bundle/repeatable-names',
          );
        }
        options.mangle = {disableCharFreq: true};
      }
      return {};
    },
  };
}
