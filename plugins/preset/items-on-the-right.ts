import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * A theme config in which every navbar item has a side: by default, the right (specification 3.6).
 * Docusaurus 3.10.2 has the same default where it renders the navbar, but its validation (theme-classic,
 * src/options.ts) first sets every item to `left`.
 */
export function itemsOnTheRight(themeConfig: ThemeConfig): ThemeConfig {
  const {navbar} = themeConfig;
  return navbar?.items
    ? {
        ...themeConfig,
        navbar: {...navbar, items: navbar.items.map((item) => ({position: 'right', ...item}))},
      }
    : themeConfig;
}
