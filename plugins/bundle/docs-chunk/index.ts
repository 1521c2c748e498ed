import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/** Docusaurus' name for the chunk that a route loads for a component: core's codegenRoutes.ts. */
const chunkOf = (component: string) => simpleHash(component, 8);

/** What surrounds DocItem on every docs page, and is useless without it. */
const AROUND = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'].map(chunkOf);

const DOC_ITEM = chunkOf('@theme/DocItem');

/**
 * Puts what draws every docs page into the chunk of DocItem. That saves a docs page six files and 3 KB
 * (brotli), as one large file is smaller than several. Docusaurus 3.10.2 splits it into four chunks,
 * and the bundler makes three more from the packages that the blog also uses.
 */
export default function docsChunk(): Plugin {
  return {
    name: 'docs-chunk',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  docs: {
                    name: DOC_ITEM,
                    chunks: ({name}: {name?: string | null}) =>
                      [DOC_ITEM, ...AROUND].includes(name ?? ''),
                    enforce: true,
                    priority: 45,
                  },
                  defaultVendors: false,
                },
              },
            },
          },
  };
}
