import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {shortenClassNames} from './short-class-names';
import {unusedModules} from './unused-modules';

/**
 * Keeps out of a page what no reader's browser uses: modules (unused-modules.ts), packages that
 * react-router 5.3.4 needs only for `withRouter` and for warnings, descriptions of texts for translators,
 * and the readable halves of class names. Together, they are 9 KB (brotli) of a docs page. The preview
 * keeps them all.
 *
 * @throws Error when Docusaurus' bundler configuration has changed
 */
export default function trims({siteConfig}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: 'trims',
    configureWebpack(config, isServer) {
      shortenClassNames(config);
      return {
        resolve: {
          alias: Object.fromEntries(
            unusedModules(siteConfig.themeConfig).map((name) => [name, NOTHING]),
          ),
        },
        module: {rules: isServer ? [] : browserRules},
      };
    },
  };
}

const NOTHING = path.join(__dirname, 'nothing.tsx');

const browserRules = [
  {
    test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
    resolve: {alias: {tslib: path.join(__dirname, 'tslib.ts')}},
  },
  {
    test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
    sideEffects: false,
  },
  {
    test: /[\\/](?:@docusaurus[\\/][\w-]+[\\/]lib|src)[\\/].*\.[jt]sx?$/,
    enforce: 'post' as const,
    loader: path.join(__dirname, 'without-descriptions-loader.cjs'),
  },
];
