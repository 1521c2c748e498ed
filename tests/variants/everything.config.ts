import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, ParseFrontMatter} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {themeConfig} from '../../site/theme-config';

/** One item of each type, under labels that no other part of the site has; some without a position. */
const items: NonNullable<ThemeConfig['navbar']>['items'] = [
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
  {type: 'html', value: '<output>Some HTML</output>', position: 'left'},
  {type: 'docsVersion', position: 'left'},
  {type: 'docsVersionDropdown', dropdownItemsAfter: [{label: 'All tags', to: '/blog/tags'}]},
  {type: 'localeDropdown', queryString: '?from=navbar'},
  {type: 'search'},
];

/** One doc begins its table of contents at another level. */
const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await (config.markdown?.parseFrontMatter ?? params.defaultParseFrontMatter)(
    params,
  );
  return params.filePath.endsWith('iOS/install.mdx')
    ? {...parsed, frontMatter: {...parsed.frontMatter, toc_min_heading_level: 3}}
    : parsed;
};

/** What the theme can do and the site itself does not use. */
const variant: Config = {
  ...config,
  i18n: {...config.i18n, defaultLocale: 'en', locales: ['en', 'fr']},
  markdown: {...config.markdown, parseFrontMatter},
  plugins: [
    ...(config.plugins ?? []),
    ['@docusaurus/plugin-content-pages', {id: 'fixtures', path: 'tests/fixtures/heading-levels'}],
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: {id: 'fixed-news', content: 'The fixed news', isCloseable: false},
    navbar: {...themeConfig.navbar, hideOnScroll: true, items},
  },
};

export default variant;
