import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';

/** Docusaurus' name of the chunk that a route loads for a component: core's codegenRoutes.ts. */
const chunkOf = (component: string) => simpleHash(component, 8);

/** What surrounds DocItem on every page of the docs, and is of no use without it. */
const AROUND = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'].map(chunkOf);

const DOC_ITEM = chunkOf('@theme/DocItem');

/**
 * Puts what every page of the docs is drawn with into the chunk of DocItem: six files and 3 KB less
 * (brotli) on a docs page, as one large file is smaller than several. Docusaurus 3.10.2 makes four
 * chunks of it, and the bundler three more of the packages that the blog uses too.
 *
 * @throws Error when a page of the docs is drawn with other chunks
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
    postBuild({outDir}) {
      expectOneChunk(fs.readdirSync(path.join(outDir, 'assets/js')));
      return Promise.resolve();
    },
  };
}

/** @param files names of the application's files, such as `1a2b3c4d.5e6f7a8b.js` */
export function expectOneChunk(files: readonly string[]): void {
  const isThere = (chunk: string) => files.some((file) => file.startsWith(`${chunk}.`));
  if (!isThere(DOC_ITEM) || AROUND.some(isThere)) {
    throw new Error(
      'the layout of the docs is no longer in one chunk — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/bundle/docs-chunk',
    );
  }
}
