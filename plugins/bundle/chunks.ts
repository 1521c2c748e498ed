import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/** Docusaurus' name for the chunk that a route loads for a component: core's codegenRoutes.ts. */
const chunkOf = (component: string) => simpleHash(component, 8);

/** What surrounds DocItem on every docs page, and is useless without it. */
const AROUND = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'].map(chunkOf);

const DOC_ITEM = chunkOf('@theme/DocItem');

/**
 * What draws every docs page, in the chunk of DocItem: that saves a docs page six files. Docusaurus 3.10.2 splits
 * it into four chunks, and the bundler makes three more from the packages that the blog also uses.
 */
const docs = {
  name: DOC_ITEM,
  chunks: ({name}: {name?: string | null}) => [DOC_ITEM, ...AROUND].includes(name ?? ''),
  enforce: true,
  priority: 45,
};

/**
 * What the application takes from packages, above all React: an edit to the content or to the site's own
 * code doesn't change the name of this chunk, so the reader's copy stays valid. The bundler's own code, for
 * which Docusaurus has another file, goes into that of the application.
 */
const framework = {
  name: 'framework',
  test: /[\\/]node_modules[\\/].+\.[cm]?jsx?$/,
  chunks: 'initial' as const,
  enforce: true,
  priority: 45,
};

/** Splits the application into files that a page needs as a whole, and that change together. */
export default function chunks(): Plugin {
  const cacheGroups = {docs, framework, defaultVendors: false as const};
  return {
    name: 'chunks',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {runtimeChunk: false, splitChunks: {cacheGroups}}},
  };
}
