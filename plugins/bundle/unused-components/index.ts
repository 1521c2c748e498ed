import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Sends the browser no component of the theme, and no style of it, that an option of the config turns
 * off: theme-classic 3.10.2 asks for the option when the page is drawn. The preview keeps all: its
 * config changes.
 *
 * @throws Error when the theme has no such component
 */
export default function unusedComponents({siteConfig}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const unused = unusedOf(siteConfig.themeConfig);
  unused.forEach(assertInTheme);
  const nothing = path.join(__dirname, 'nothing.tsx');
  const alias = Object.fromEntries(unused.map((name) => [`@theme/${name}`, nothing]));
  return {name: 'unused-components', configureWebpack: () => ({resolve: {alias}})};
}

/** Names of the components that a theme's config turns off, as they are swizzled. */
export function unusedOf({announcementBar, docs, footer}: ThemeConfig): string[] {
  return [
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(docs?.sidebar?.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
    ...(footer?.logo ? [] : ['Footer/Logo']),
  ];
}

/** @throws Error for a component that theme-classic does not have, such as one with a new name */
export function assertInTheme(name: string): void {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  if (!fs.existsSync(path.join(theme, 'lib/theme', name, 'index.js'))) {
    throw new Error(
      `@docusaurus/theme-classic no longer has ${name} — see what it is called now, and adapt plugins/bundle/unused-components`,
    );
  }
}
