import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Lets the categories of the docs' sidebar answer from the first paint. Until it has hydrated, each is
 * a link to its first doc in theme-classic 3.10.2, and what it holds is not in the HTML: a reader who
 * wants to open or close one is taken to another page. With this, the HTML has the entries of up to ten
 * categories with up to ten entries each, a script shows and hides them (src/theme/DocSidebar),
 * and the application goes on with what the reader has chosen. Others are as upstream's.
 */
export default function earlySidebar(): Plugin {
  return {
    name: 'early-sidebar',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /theme-classic[\\/]lib[\\/]theme[\\/]DocSidebarItem[\\/]Category[\\/]index\.js$/,
            loader: path.join(__dirname, 'category-loader.cjs'),
          },
        ],
      },
    }),
  };
}
