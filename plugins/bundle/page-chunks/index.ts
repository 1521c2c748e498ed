import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {ENTRY_FILE} from './page-template';

/**
 * Names a page's own chunks in its HTML, so that they are fetched beside the application's scripts
 * and not after them. Docusaurus 3.10.2 means to do so, but looks up names of modules in a
 * manifest of chunks and finds nothing.
 *
 * To see it: the addresses in the last script of a built page's head, which `pageTemplate` writes.
 */
export default function pageChunks({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-chunks',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: path.join(generatedFilesDir, 'registry.js'),
            loader: path.join(__dirname, 'registry-loader.cjs'),
            options: {isServer},
          },
        ],
      },
      plugins: isServer || process.env.NODE_ENV !== 'production' ? [] : [entryFilesCheck],
    }),
  };
}

/** A file that starts the application and is only preloaded would leave every page dead. */
const entryFilesCheck = {
  apply({hooks}: Compiler): void {
    hooks.afterEmit.tap('page-chunks', ({entrypoints}) => {
      const scripts = [...entrypoints.values()]
        .flatMap((entrypoint) => entrypoint.getFiles())
        .filter((file) => file.endsWith('.js'));
      const unknown = scripts.find((file) => !ENTRY_FILE.test(file));
      if (unknown) {
        throw new Error(
          `${unknown} starts the application, and the page template does not know it — add its name to ENTRY_FILE of plugins/bundle/page-chunks`,
        );
      }
    });
  },
};

/** What is used of a compiler of webpack or Rspack. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap(
        name: string,
        callback: (compilation: {
          entrypoints: Map<string, {getFiles(): readonly string[]}>;
        }) => void,
      ): void;
    };
  };
}
