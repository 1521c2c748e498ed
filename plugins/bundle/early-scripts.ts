import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import path from 'node:path';
import {sayIn, translatableTexts, type Texts} from '../../lib/translations';
import {browserslist} from '../../package.json';
import {platformIds, tabValueOf} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import type {Given} from '../../src/early/given';

const texts = {
  failure: {
    message: 'This page did not load',
    description: 'Heading of what is shown when files of a page do not load',
  },
  explanation: {
    message:
      'A file could not be fetched. Check your connection, and retry. If that does not help, reload the page.',
    description: 'Explanation of what is shown when files of a page do not load',
  },
  noAssets: {
    message: 'Your site did not load properly',
    description: 'Heading of the banner for a page whose assets did not load',
  },
  wrongBaseUrl: {
    message:
      'None of its files arrived. A common reason is a wrong site.url in product/identity.ts; its path is {baseUrl} now.',
    description: 'Explanation of the banner for a page whose assets did not load',
  },
  retry: {message: 'Retry', description: 'Button that loads again what did not load'},
};

/**
 * Puts one script, made of the modules in `src/early`, into the head of every page, where it runs before the application
 * and without it, in a build and in a preview.
 */
export default function earlyScripts({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  const folder = path.join(siteDir, 'src/early');
  return {
    name: 'early-scripts',
    ...translatableTexts(texts),
    getPathsToWatch: () => [`${folder}/*.ts`],
    injectHtmlTags({content}) {
      const say = sayIn(content as Texts<keyof typeof texts>);
      const given: Given = {
        platforms: Object.fromEntries(
          platformIds.map((id) => [platforms[id].path, tabValueOf(id)]),
        ),
        respectPrefersColorScheme: colorMode?.respectPrefersColorScheme ?? false,
        announcementBar: announcementBar?.id,
        texts: {
          failure: say('failure'),
          explanation: say('explanation'),
          noAssets: say('noAssets'),
          wrongBaseUrl: say('wrongBaseUrl', {baseUrl}),
          retry: say('retry'),
        },
      };
      return {headTags: [{tagName: 'script', innerHTML: bundled(folder, given)}]};
    },
  };
}

/** `chrome >= 109` → `chrome109`; what the others are made of is as new. */
const TARGETS = browserslist.production
  .filter((query) => /^(?:chrome|firefox|safari) /.test(query))
  .map((query) => query.replace(' >= ', ''));

/** One script, in which no `<` can end it; each page's copy is minified with its others (plugins/finish). */
function bundled(folder: string, given: Given): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, 'index.ts')],
    bundle: true,
    write: false,
    target: TARGETS,
    define: {GIVEN: JSON.stringify(given)},
  });
  return outputFiles.map(({text}) => text).join('');
}
