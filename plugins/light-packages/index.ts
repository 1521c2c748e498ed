import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps out of the browser what packages bring and nothing uses (4 KB, brotli):
 *
 * - tslib: @docusaurus/utils-common 3.10.2 is compiled to CommonJS, so the bundler takes all of it
 *   for one helper of a line.
 * - What react-router 5.3.4 needs for `withRouter` and for warnings: these packages do not say that
 *   they may be left out where nothing asks for what they export.
 */
export default function lightPackages(): Plugin {
  return {
    name: 'light-packages',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/][^\\/]+\.js$/,
            loader: path.join(__dirname, 'light-tslib-loader.cjs'),
          },
          {
            test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
            sideEffects: false,
          },
        ],
      },
    }),
  };
}
