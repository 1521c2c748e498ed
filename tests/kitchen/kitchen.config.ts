import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';
import {onTheRight} from '../../site/theme-config';
import {BIDI, bracketFrontMatter, bracketMarkdown, inBrackets} from './translate';

const {presets: [presetOfSite] = [], markdown} = site;
const [preset, options] = presetOfSite as [string, Options & {docs: object; blog: object}];
const themeConfig = site.themeConfig as ThemeConfig;

/** Docusaurus sets it for a build, which reads this file anew for each language; translators get the other language. */
const isEnglish = process.env.DOCUSAURUS_CURRENT_LOCALE === 'en';

/** Options of the docs, the blog or the pages. */
const ofKitchen = <T extends object>(ofSite: T) => {
  const {beforeDefaultRemarkPlugins = []} = ofSite as {beforeDefaultRemarkPlugins?: unknown[]};
  return {
    ...ofSite,
    // First, in the role of the translators of Markdown, before generated tables.
    beforeDefaultRemarkPlugins: [
      ...(isEnglish ? [] : [bracketMarkdown]),
      ...beforeDefaultRemarkPlugins,
    ],
    // The same whether a file is in a commit or not.
    showLastUpdateTime: false,
  };
};

const docs = ofKitchen(options.docs);

/** One item of each type, under labels that no other part of the site has; some without a position. */
const everyItem: Parameters<typeof onTheRight>[0] = [
  {label: 'A default link', to: '/blog/archive'},
  {type: 'docSidebar', sidebarId: 'docs', label: 'A doc sidebar', position: 'left'},
  {type: 'doc', docId: 'iOS/using', label: 'A doc', position: 'left'},
  {
    type: 'dropdown',
    label: 'A dropdown',
    position: 'left',
    items: [
      {label: 'First entry', to: '/blog'},
      {label: 'Last entry', to: '/markdown-page'},
    ],
  },
  {type: 'html', value: '<output>«Some HTML»</output>', position: 'left'},
  {type: 'docsVersion', position: 'left'},
  {type: 'docsVersionDropdown', dropdownItemsAfter: [{label: '«All tags»', to: '/blog/tags'}]},
  {type: 'localeDropdown', queryString: '?from=navbar'},
  {type: 'search'},
];

/** English as the site is, with a bar that can be closed. */
const inEnglish: ThemeConfig = {
  ...themeConfig,
  announcementBar: {id: 'first-news', content: 'The first news', isCloseable: true},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  navbar: {
    ...themeConfig.navbar,
    items: [...(themeConfig.navbar?.items ?? []), {type: 'localeDropdown', position: 'right'}],
  },
};

/** The other language with what the theme supports and the site may not use. */
const inBidi: ThemeConfig = {
  ...themeConfig,
  announcementBar: {id: 'fixed-news', content: 'The fixed news', isCloseable: false},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  navbar: {...themeConfig.navbar, hideOnScroll: true, items: onTheRight(everyItem)},
  tableOfContents: {minHeadingLevel: 3, maxHeadingLevel: 3},
};

/**
 * A site with a page of every kind, for tests of what pages do: nothing here is from the real docs. It has
 * two languages: English, and one whose texts are all in brackets and run from right to left (`ar-XB` is
 * Unicode CLDR's name for it). Between them, they have the options of the theme.
 */
const kitchen: Config = {
  ...site,
  // Some links are broken, to see which only cause warnings.
  onBrokenLinks: 'warn',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', BIDI],
    localeConfigs: {
      ...site.i18n?.localeConfigs,
      [BIDI]: {label: inBrackets('English'), direction: 'rtl'},
    },
  },
  markdown: {
    ...markdown,
    parseFrontMatter: isEnglish
      ? markdown?.parseFrontMatter
      : bracketFrontMatter(markdown?.parseFrontMatter),
  },
  presets: [
    [
      preset,
      {
        ...options,
        docs: {...docs, path: 'tests/kitchen/docs', sidebarPath: './tests/kitchen/sidebars.ts'},
        blog: {
          ...ofKitchen(options.blog),
          path: 'tests/kitchen/blog',
          onInlineAuthors: 'ignore',
        },
        pages: {...ofKitchen(options.pages as object), path: 'tests/kitchen/pages'},
      },
    ],
  ],
  plugins: [
    ...(site.plugins ?? []),
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docs,
        id: 'second',
        path: 'tests/kitchen/second-docs',
        routeBasePath: 'second',
        sidebarPath: undefined,
      },
    ],
  ],
  themeConfig: isEnglish ? inEnglish : inBidi,
};

export default kitchen;
