import type {Options} from '@docusaurus/preset-classic';
import {hasFullHistory} from '../plugins/guards/git-history';
import {facts} from '../product';
import {blog} from './blog';
import {docsMarkdownPlugins, markdownPlugins} from './markdown-plugins';
import {editUrl} from './repository';

const showLastUpdateTime = hasFullHistory();

export const classicPreset: Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsible: true,
    ...docsMarkdownPlugins,
    onInlineTags: 'throw',
    editUrl: editUrl(facts.repository),
    showLastUpdateTime,
  },
  blog,
  pages: {
    ...markdownPlugins,
    editUrl: editUrl(facts.repository),
    showLastUpdateTime,
  },
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/site.css',
      './src/css/arrows.css',
      './src/css/code.css',
      './src/css/access.css',
      './src/css/first-screen.css',
    ],
  },
  sitemap: {lastmod: showLastUpdateTime ? 'date' : null, changefreq: null, priority: null},
};
