import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Components in files named `*.server.tsx` are rendered into the HTML by the build, and render nothing
 * in the browser: what only they need, such as the text of a script in the page's head, isn't sent
 * again with the application.
 */
export default function serverOnly(): Plugin {
  return {
    name: 'server-only',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /\.server\.tsx$/,
                  enforce: 'pre',
                  loader: path.join(__dirname, 'server-only-loader.cjs'),
                },
              ],
            },
          },
  };
}
