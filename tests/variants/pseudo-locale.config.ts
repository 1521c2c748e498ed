import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Config} from '@docusaurus/types';
import {highlightedCode} from '../../plugins/content/code';
import {tableAlignment} from '../../plugins/content/table-alignment';
import {markdown} from '../../site/markdown';
import {themeConfig} from '../../site/theme-config';
import {inBrackets} from '../harness/brackets';
import {bracketFrontMatter, bracketMarkdown} from '../harness/bracketed-content';
import {PSEUDO_LOCALE, translationsFolder} from '../harness/pseudo-locale';
import {content, withPreset} from './with-preset';

/** Takes the role of the translators of Markdown: it comes first, before generated tables. */
const translated = <T extends Pick<BlogOptions, 'beforeDefaultRemarkPlugins'>>(options: T): T => {
  const plugins: readonly unknown[] = options.beforeDefaultRemarkPlugins ?? [];
  return {...options, beforeDefaultRemarkPlugins: [bracketMarkdown, ...plugins]};
};

const site = withPreset({
  docs: translated(content.docs),
  blog: translated(content.blog),
  pages: translated(content.pages),
});

/** The site with a second language, whose texts are all in brackets, and with parts that it leaves off. */
const pseudoLocale: Config = {
  ...site,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', PSEUDO_LOCALE],
    path: translationsFolder(),
    localeConfigs: {...site.i18n?.localeConfigs, [PSEUDO_LOCALE]: {label: inBrackets('English')}},
  },
  markdown: {...markdown, parseFrontMatter: bracketFrontMatter(markdown?.parseFrontMatter)},
  plugins: [
    ...(site.plugins ?? []),
    [
      '@docusaurus/plugin-content-pages',
      {
        id: 'fixtures',
        path: 'tests/fixtures/pages',
        rehypePlugins: [highlightedCode, tableAlignment],
      },
    ],
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: {id: 'first-news', content: 'The first news', isCloseable: true},
    navbar: {
      ...themeConfig.navbar,
      items: [...(themeConfig.navbar?.items ?? []), {type: 'localeDropdown', position: 'right'}],
    },
  },
};

export default pseudoLocale;
