import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Makes the text of the announcement bar translatable, in `i18n/<locale>/announcement-bar/bar.json`:
 * theme-classic 3.10.2 (src/translations.ts) covers only the navbar and the footer.
 */
export default function announcementBar({siteConfig}: LoadContext): Plugin {
  const {announcementBar: bar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement-bar',
    getTranslationFiles: () =>
      bar?.content
        ? [
            {
              path: 'bar',
              content: {
                content: {message: bar.content, description: 'The announcement bar, in HTML'},
              },
            },
          ]
        : [],
    translateThemeConfig: ({translationFiles: [file]}) =>
      file ? {announcementBar: {...bar, content: file.content.content?.message}} : {},
  };
}
