import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Sends the browser the part of the config that the application can use. Docusaurus 3.10.2 sends
 * all of it: the options of the plugins, the template of the pages, and absolute paths, which
 * differ from machine to machine.
 */
export default function clientConfig({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
            loader: path.join(__dirname, 'client-config-loader.cjs'),
          },
        ],
      },
    }),
  };
}
