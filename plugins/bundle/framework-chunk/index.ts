import type {Plugin} from '@docusaurus/types';

/**
 * Puts what the application takes from packages, above all React, into a chunk of its own: an edit to
 * the content or to the site's own code doesn't change its name, so the reader's copy stays valid.
 * The bundler's own 2 KB, for which Docusaurus has another file, go into that of the application: each
 * script that a page requests takes a phone's processor about 8 ms of a trace before the page is drawn.
 */
export default function frameworkChunk(): Plugin {
  return {
    name: 'framework-chunk',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              runtimeChunk: false,
              splitChunks: {
                cacheGroups: {
                  framework: {
                    name: 'framework',
                    test: /[\\/]node_modules[\\/].+\.[cm]?jsx?$/,
                    chunks: 'initial',
                    enforce: true,
                    priority: 45,
                  },
                },
              },
            },
          },
  };
}
