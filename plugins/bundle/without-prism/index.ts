import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps Prism out of the browser: code is highlighted at build (plugins/content/code).
 *
 * The classic theme (3.10.2) has a client module that puts languages into Prism, and so Prism into
 * the scripts of every page; there is no option for it. An empty one takes its place: an alias of
 * `false` would name a module by the folder that the site is in. Should Prism come in by another
 * way, such as an upstream component, the build stops.
 */
export default function withoutPrism(): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const languages = path.join(theme, 'lib/prism-include-languages.js');
  return {
    name: 'without-prism',
    configureWebpack: () => ({
      resolve: {alias: {[languages]: path.join(__dirname, 'no-languages.ts')}},
      module: {
        rules: [
          {
            test: /[\\/]node_modules[\\/](?:prismjs|prism-react-renderer)[\\/]/,
            loader: path.join(__dirname, 'refuse-prism-loader.cjs'),
          },
        ],
      },
    }),
  };
}
