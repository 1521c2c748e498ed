import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Hands a navigation whose files did not load to src/client-modules/chunk-failure.tsx, as the event
 * `navigationfailure` of the window. Docusaurus 3.10.2 reloads at once, which takes the page away
 * from a reader without a connection.
 */
export default function failedNavigation(): Plugin {
  return {
    name: 'failed-navigation',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/,
            loader: path.join(__dirname, 'pending-navigation-loader.cjs'),
          },
        ],
      },
    }),
  };
}
