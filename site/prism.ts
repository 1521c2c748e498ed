import type {ThemeConfig} from '@docusaurus/preset-classic';
import {themes} from 'prism-react-renderer';

/** Languages beyond those that prism-react-renderer brings (kotlin, swift and tsx among them). */
export const prism: NonNullable<ThemeConfig['prism']> = {
  theme: themes.github,
  darkTheme: themes.vsDark,
  additionalLanguages: ['bash', 'dart', 'diff', 'groovy', 'properties', 'ruby', 'toml'],
};
