import type {Plugin} from '@docusaurus/types';

/**
 * Puts what the application takes from packages, React first of all, into a chunk of its own: an
 * edit of the content or of the site's own code leaves its name, and so the reader's copy, alone.
 * The bundler's own 2 KB, for which Docusaurus has one more file, are in that of the application: each
 * script that a page asks for takes a phone's processor about 8 ms of a trace before the page is drawn.
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
