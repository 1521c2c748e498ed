import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps out of the browser what packages bring and nothing uses (5 KB, brotli):
 *
 * - tslib: @docusaurus/utils-common 3.10.2 is compiled to CommonJS, so the bundler takes all of it
 *   for one helper of a line.
 * - What react-router 5.3.4 needs for `withRouter` and for warnings: these packages do not say that
 *   they may be left out where nothing asks for what they export.
 * - Upstream's banner about a wrong base URL, in place of which stands src/components/BaseUrlBanner.
 *
 * @throws Error when the config turns that banner on
 */
export default function lightPackages({siteConfig}: LoadContext): Plugin {
  if (siteConfig.baseUrlIssueBanner) {
    throw new Error(
      'the config turns baseUrlIssueBanner on, and plugins/bundle/light-packages leaves it out — set it to false',
    );
  }
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
            test: /[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
            loader: path.join(__dirname, 'without-banner-loader.cjs'),
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
