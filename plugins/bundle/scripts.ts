import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils, simpleHash} from '@docusaurus/utils';

/** The chunks of what draws every docs page, by the names that Docusaurus gives them (core's codegenRoutes.ts). */
const DOCS = ['DocItem', 'DocsRoot', 'DocVersionRoot', 'DocRoot'].map((component) =>
  simpleHash(`@theme/${component}`, 8),
);

/** Files that a page needs as a whole, and that change together. */
const cacheGroups = {
  // Saves a docs page six files: Docusaurus 3.10.2 makes four, and the bundler three of the packages that the blog also uses.
  docs: {
    name: DOCS[0],
    chunks: ({name}: {name?: string | null}) => DOCS.includes(name ?? ''),
    enforce: true,
    priority: 45,
  },
  // Above all React: an edit to the content or to the site's own code doesn't change it, so the reader's copy stays valid.
  framework: {
    name: 'framework',
    test: /[\\/]node_modules[\\/].+\.[cm]?jsx?$/,
    chunks: 'initial' as const,
    enforce: true,
    priority: 45,
  },
  defaultVendors: false as const,
};

/**
 * At the start of a script, it makes Chromium compile all functions while the script loads, off the main thread (V8's
 * explicit compile hints, Chrome 136), rather than each in the task that calls it first: on a slow phone, a docs page
 * hydrates 11 % sooner. To other browsers it is a comment. The site's own scripts are small and called at once.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** What is used of a built-in plugin of Rspack. */
interface Minimizer {
  name: string;
  _args: [{minimizerOptions?: {mangle?: unknown}}?];
}

/**
 * How the scripts of the application are made: which files they are split into, that they are compiled early, that two
 * builds, in whatever folders, name their variables and modules alike, and that a module which imports what another
 * doesn't export stops the build, of which the bundler only warns.
 *
 * @throws Error when SWC's minimizer isn't in the bundler's configuration, or has other options
 */
export default function scripts(): Plugin {
  return {
    name: 'scripts',
    configureWebpack({optimization}, isServer, {currentBundler: {instance}}) {
      namePicturesAlike(isServer);
      const always = {
        module: {
          parser: {javascript: {exportsPresence: 'error' as const}},
          // A page in a linked folder is the page that Docusaurus has read there, not a file outside of the docs.
          rules: [{test: /[\\/]registry[\\/.]/, resolve: {symlinks: false}}],
        },
      };
      if (isServer) {
        return always;
      }
      // The bundler's own code goes into the file of the application.
      const files = {...always, optimization: {runtimeChunk: false, splitChunks: {cacheGroups}}};
      if (!optimization?.minimize) {
        return files;
      }
      nameAlike((optimization.minimizer ?? []) as unknown as Minimizer[]);
      const {BannerPlugin, Compilation} = instance;
      // After the minifier, which removes comments, and before names get the hashes of their contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      return {
        ...files,
        plugins: [new BannerPlugin({banner: HINT, raw: true, test: /\.js$/, stage})],
      };
    },
  };
}

/**
 * Has the ids of pictures' modules not depend on the folder of the clone (specification 16.1): Docusaurus 3.10.2 names
 * file-loader by its absolute path, which url-loader falls back to anyway. It can go when Docusaurus names it by its package.
 *
 * @upstream @docusaurus/utils/lib/webpackUtils.js
 */
function namePicturesAlike(isServer: boolean): void {
  const {loaders} = getFileLoaderUtils(isServer);
  const {inlineMarkdownImageFileLoader: request} = loaders;
  loaders.inlineMarkdownImageFileLoader = request.replace(/&fallback=[^&!]*/, '');
}

/**
 * Gives the variables of a script the same short names in every build (specification 16.1). SWC chooses letters by how
 * often each occurs in the script, which then still names other files by provisional hashes: where two letters occur
 * about as often, they change places with a warm cache. It can go when Docusaurus has an option for it.
 *
 * @upstream @docusaurus/bundler/lib/minification.js
 * @upstream @docusaurus/faster/lib/index.js
 */
function nameAlike(minimizers: readonly Minimizer[]): void {
  const swc = minimizers.find(({name}) => name === 'SwcJsMinimizerRspackPlugin');
  const options = swc?._args[0]?.minimizerOptions;
  if (options?.mangle !== true) {
    throw new Error(
      "the bundler's configuration no longer has SwcJsMinimizerRspackPlugin with mangle: true — read bundler/lib/minification.js and faster/lib/index.js of Docusaurus, and adapt plugins/bundle/scripts.ts",
    );
  }
  options.mangle = {disableCharFreq: true};
}
