import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import {facts} from '../../product';
import {footer} from '../../site/theme-config';

/**
 * The site that `npx create-docusaurus classic` would lead to for these pages: the classic preset
 * with its own theme and CSS, and no plugin of ours.
 *
 * The same as in our config: addresses, locale, navbar and footer items, languages of code, feeds,
 * and `future.v4` with Rspack and SWC, so that only our work makes the difference.
 */
const config: Config = {
  title: facts.provider.name,
  tagline: facts.provider.tagline,
  url: new URL(facts.site.url).origin,
  baseUrl: '/',
  favicon: 'img/logo.svg',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  future: {v4: true},
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'},
        blog: {blogSidebarCount: 'ALL', feedOptions: {type: ['rss', 'atom']}},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    navbar: {
      title: facts.provider.name,
      logo: {alt: facts.provider.name, src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: facts.sdk.name, position: 'left'},
        {href: facts.provider.website, label: 'Website', position: 'right'},
      ],
    },
    footer,
    prism: {
      theme: themes.github,
      darkTheme: themes.dracula,
      additionalLanguages: ['bash', 'dart', 'diff', 'groovy', 'properties', 'ruby', 'toml'],
    },
  } satisfies ThemeConfig,
};

export default config;
