import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps 3 KB of tslib out of the browser. @docusaurus/utils-common 3.10.2 is compiled to CommonJS,
 * so the bundler takes all of tslib for one helper of a line.
 */
export default function lightTslib(): Plugin {
  return {
    name: 'light-tslib',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/][^\\/]+\.js$/,
            loader: path.join(__dirname, 'light-tslib-loader.cjs'),
          },
        ],
      },
    }),
  };
}
