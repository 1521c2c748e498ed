import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps the page that is left as it is until the next one is there, which Docusaurus 3.10.2 does not:
 *
 * - When the address changes, it renders the page and all of its links anew before it asks for the
 *   files of the next one. The links alone took 3 to 7 of the 45 to 56 ms from a click after a hover
 *   to its page (four comparisons of 16 to 20 clicks).
 * - When files do not load, it reloads at once, which takes the page away from a reader without a
 *   connection. src/client-modules/chunk-failure.tsx hears of it by the event `navigationfailure` of
 *   the window; what the navigation has begun, such as the progress bar's timer, is ended before.
 */
export default function steadyPages(): Plugin {
  return {
    name: 'steady-pages',
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
