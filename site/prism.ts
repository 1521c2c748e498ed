import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * No theme: code is highlighted at build (plugins/content/code) and coloured by src/css/code.css.
 * Docusaurus would put its default theme into the config that every page loads.
 */
export const prism: NonNullable<ThemeConfig['prism']> = {theme: {plain: {}, styles: []}};
