import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Lets `write-translations` find what Docusaurus 3.10.2 leaves out. That is the text of the announcement bar, in
 * `i18n/<locale>/announcement-bar/bar.json` (src/translations.ts of theme-classic), and texts in components beside the
 * posts (plugin-content-blog only names Markdown). It can go when Docusaurus finds them.
 *
 * @upstream @docusaurus/theme-classic/lib/translations.js
 */
export default function siteTexts({siteConfig, siteDir}: LoadContext): Plugin {
  const {announcementBar: bar} = siteConfig.themeConfig as ThemeConfig;
  const content = {message: bar?.content ?? '', description: 'The announcement bar, in HTML'};
  return {
    name: 'announcement-bar',
    getPathsToWatch: () => [path.join(siteDir, 'blog/**/*.tsx')],
    getTranslationFiles: () => (bar?.content ? [{path: 'bar', content: {content}}] : []),
    translateThemeConfig: ({translationFiles: [file]}) =>
      file ? {announcementBar: {...bar, content: file.content.content?.message}} : {},
  };
}
