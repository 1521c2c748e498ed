import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Sends the browser the kinds of navbar items that the config has. theme-classic 3.10.2 sends all
 * nine, versions and languages among them (2 KB, brotli). The preview keeps all: its config changes.
 */
export default function navbarItemTypes({siteConfig}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {items = []} = (siteConfig.themeConfig as ThemeConfig).navbar ?? {};
  return {
    name: 'navbar-item-types',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]NavbarItem[\\/]ComponentTypes\.js$/,
            loader: path.join(__dirname, 'item-types-loader.cjs'),
            options: {types: typesOf(items)},
          },
        ],
      },
    }),
  };
}

interface Item {
  type?: unknown;
  items?: readonly unknown[];
}

/** The types of items and of those inside them, as theme-classic tells an item's type. */
export function typesOf(items: readonly unknown[]): string[] {
  const types = (items as readonly Item[]).flatMap(({type, items: inner}) => [
    typeof type === 'string' && type !== 'default' ? type : inner ? 'dropdown' : 'default',
    ...typesOf(inner ?? []),
  ]);
  return [...new Set(['default', ...types])].sort();
}
