import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps out of the browser what texts say to translators: `npm run write-translations` reads the
 * descriptions in the sources, and nothing does in the application (1.3 KB of a docs page, brotli).
 *
 * @throws Error when a description would be used there
 */
export default function lightTranslations(): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: 'light-translations',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/](?:@docusaurus[\\/][\w-]+[\\/]lib|src)[\\/].*\.[jt]sx?$/,
                  enforce: 'post',
                  loader: path.join(__dirname, 'without-descriptions-loader.cjs'),
                },
              ],
            },
          },
  };
}
