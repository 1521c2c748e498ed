import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * What files named `*.server.tsx` and `*.server.ts` export is for the HTML, which the build renders. In the
 * browser, the component or function does nothing: what only it needs, such as the text of a script in the
 * page's head, isn't sent again with the application.
 */
export default function serverOnly(): Plugin {
  return {
    name: 'server-only',
    configureWebpack: (_config, isServer) => ({module: {rules: isServer ? [] : [nothing]}}),
  };
}

const nothing = {
  test: /\.server\.tsx?$/,
  enforce: 'pre' as const,
  loader: path.join(__dirname, 'server-only-loader.cjs'),
};
