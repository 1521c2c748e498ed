import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Plugin, Preset} from '@docusaurus/types';

type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

/** An item that names no side stands on the right. */
const onTheRight = (item: NavbarItem): NavbarItem => ({position: 'right', ...item});

/**
 * A preset of one plugin: the default position of a navbar item is right (specification, section 9).
 *
 * Docusaurus 3.10.2 has `right` as its default where it renders the navbar, but its validation of
 * the config (theme-classic, src/options.ts) has put `left` into every item before. A theme's
 * validation comes after those of the presets' plugins, and before those of the site's own
 * plugins: hence a preset.
 */
export default function navbarPosition(): Preset {
  const plugin = (): Plugin => ({name: 'navbar-position'});
  plugin.validateThemeConfig = <T>({themeConfig}: {themeConfig: T}): T => {
    const {navbar} = themeConfig as ThemeConfig;
    return navbar?.items
      ? {...themeConfig, navbar: {...navbar, items: navbar.items.map(onTheRight)}}
      : themeConfig;
  };
  return {plugins: [plugin]};
}
