import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {scriptLiteral} from '../../lib/text';
import {sayIn, translatableTexts, type Texts} from '../../lib/translations';
import {platformIds, tabValueOf} from '../../product/find-platform';
import {platforms} from '../../product/platforms';

const texts = {
  heading: {
    message: 'Your site did not load properly',
    description: 'Heading of the banner for a page whose assets did not load',
  },
  configured: {
    message:
      'None of its files arrived. A common reason is a wrong baseUrl in the configuration; it is {baseUrl} now.',
    description: 'Explanation of the banner for a page whose assets did not load',
  },
};

/**
 * Puts the scripts of `src/early` into the head of every page, where they run before the application and without
 * it, in a build and in a preview. Each is a script of its own, so that one that throws doesn't take the others
 * down with it. They are given one object, `early` (src/early/early.d.ts).
 */
export default function earlyScripts({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  const folder = path.join(siteDir, 'src/early');
  return {
    name: 'early-scripts',
    ...translatableTexts(texts),
    getPathsToWatch: () => [`${folder}/*.js`],
    injectHtmlTags({content}) {
      const say = sayIn(content as Texts<keyof typeof texts>);
      const early = {
        platforms: Object.fromEntries(
          platformIds.map((id) => [platforms[id].path, tabValueOf(id)]),
        ),
        bases: Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl),
        respectPrefersColorScheme: colorMode?.respectPrefersColorScheme ?? false,
        announcementBar: announcementBar?.id,
        banner: `${say('heading')}\n\n${say('configured', {baseUrl})}`,
      };
      const files = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
      const scripts = files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
      return {
        headTags: [`var early = ${scriptLiteral(early)};`, ...scripts].map((innerHTML) => ({
          tagName: 'script',
          innerHTML,
        })),
      };
    },
  };
}
