import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * No theme: the build highlights code (plugins/content/code) and src/css/code.css colours it. Docusaurus
 * would put its default theme in the config that every page loads.
 */
export const prism: NonNullable<ThemeConfig['prism']> = {theme: {plain: {}, styles: []}};
