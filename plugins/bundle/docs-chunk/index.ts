import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/** Docusaurus' name of the chunk that a route loads for a component: core's codegenRoutes.ts. */
const chunkOf = (component: string) => simpleHash(component, 8);

/** What surrounds DocItem on every page of the docs, and is of no use without it. */
const AROUND = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'].map(chunkOf);

const DOC_ITEM = chunkOf('@theme/DocItem');

/**
 * Puts what every page of the docs is drawn with into the chunk of DocItem: six files and 3 KB less
 * (brotli) on a docs page, as one large file is smaller than several. Docusaurus 3.10.2 makes four
 * chunks of it, and the bundler three more of the packages that the blog uses too.
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
