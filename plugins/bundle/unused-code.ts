import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

const LANGUAGES = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/**
 * Keeps out of a page what no reader's browser uses: the languages that theme-classic adds to Prism, as the build
 * highlights the code, and the helpers of tslib that nothing calls (29 and 3 KB, brotli). The preview keeps both.
 */
export default function unusedCode(): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: 'unused-code',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {[LANGUAGES]: false}},
      module: {rules: isServer ? [] : [smallTslib]},
    }),
  };
}

const smallTslib = {
  test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
  resolve: {alias: {tslib: path.join(__dirname, 'tslib.ts')}},
};
