import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, ParseFrontMatter, PluginConfig} from '@docusaurus/types';
import {themeConfig} from '../../site/theme-config';
import {withRepository as config} from './with-repository';

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

/** What the theme supports but the site itself may not use: a repository, and a colour mode that follows the system. */
const variant: Config = {
  ...config,
  // One page has broken links, to see which only cause warnings.
  onBrokenLinks: 'warn',
  i18n: {...config.i18n, defaultLocale: 'en', locales: ['en', 'ar']},
  markdown: {...config.markdown, parseFrontMatter},
  plugins: [
    ...(config.plugins ?? []),
    ...['heading-levels', 'broken-pages'].map((folder): PluginConfig => [
      '@docusaurus/plugin-content-pages',
      {id: folder, path: `tests/fixtures/${folder}`},
    ]),
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: {id: 'fixed-news', content: 'The fixed news', isCloseable: false},
    colorMode: {...themeConfig.colorMode, respectPrefersColorScheme: true},
    navbar: {...themeConfig.navbar, hideOnScroll: true, items},
  },
};

export default variant;
