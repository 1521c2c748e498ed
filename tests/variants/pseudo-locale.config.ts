import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options} from '@docusaurus/preset-classic';
import type {Config, PresetConfig} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {highlightedCode} from '../../plugins/content/code';
import {tableAlignment} from '../../plugins/content/table-alignment';
import {blog} from '../../site/blog';
import {classicPreset} from '../../site/classic-preset';
import {markdown} from '../../site/markdown';
import {themeConfig} from '../../site/theme-config';
import {inBrackets} from '../harness/brackets';
import {bracketFrontMatter, bracketMarkdown} from '../harness/bracketed-content';
import {PSEUDO_LOCALE, translationsFolder} from '../harness/pseudo-locale';

/** Stands in for translators of what is written in Markdown: it comes first, before generated tables. */
const translated = <T extends Pick<BlogOptions, 'beforeDefaultRemarkPlugins'>>(options: T): T => {
  const plugins: readonly unknown[] = options.beforeDefaultRemarkPlugins ?? [];
  return {...options, beforeDefaultRemarkPlugins: [bracketMarkdown, ...plugins]};
};

const preset: PresetConfig = [
  'classic',
  {
    ...classicPreset,
    docs: translated(classicPreset.docs as object),
    pages: translated(classicPreset.pages as object),
  } satisfies Options,
];

/** The site with a second language, whose texts are all in brackets, and with parts that it leaves off. */
const pseudoLocale: Config = {
  ...config,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', PSEUDO_LOCALE],
    path: translationsFolder(),
    localeConfigs: {...config.i18n?.localeConfigs, [PSEUDO_LOCALE]: {label: inBrackets('English')}},
  },
  markdown: {...markdown, parseFrontMatter: bracketFrontMatter(markdown?.parseFrontMatter)},
  presets: [...(config.presets ?? []).slice(0, -1), preset],
  plugins: [
    [require.resolve('../../plugins/output/feeds'), translated(blog)],
    ...(config.plugins ?? []).filter((plugin) => !Array.isArray(plugin) || plugin[1] !== blog),
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
