import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Sends the browser the part of the config that the application can use. Docusaurus 3.10.2 sends
 * all of it: the options of the plugins, the template of the pages, and absolute paths, which
 * differ from machine to machine. It sends a list of the plugins, too.
 */
export default function clientConfig({generatedFilesDir}: LoadContext): Plugin {
  const rule = (file: string, loader: string) => ({
    test: path.join(generatedFilesDir, file),
    loader: path.join(__dirname, loader),
  });
  return {
    name: 'client-config',
    configureWebpack: () => ({
      module: {
        rules: [
          rule('docusaurus.config.mjs', 'client-config-loader.cjs'),
          ...(process.env.NODE_ENV === 'production'
            ? [rule('site-metadata.json', 'client-metadata-loader.cjs')]
            : []),
        ],
      },
    }),
  };
}
