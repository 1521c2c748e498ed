import type {Options} from '@docusaurus/preset-classic';
import {closedAdmonitions} from '../plugins/closed-admonitions';
import {contractTables} from '../plugins/contract-tables';
import {hasFullHistory} from '../plugins/git-history';
import {highlightedCode} from '../plugins/highlighted-code';
import {newestPlugin} from '../plugins/newest';
import {sampleRegions} from '../plugins/sample-regions';
import {tableAlignment} from '../plugins/table-alignment';
import {facts} from '../product';
import {editUrl} from './repository';

const showLastUpdateTime = hasFullHistory();

export const classicPreset: Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsible: true,
    // Before the defaults, so that generated headings reach the table of contents.
    beforeDefaultRemarkPlugins: [closedAdmonitions, sampleRegions, contractTables].map(
      newestPlugin,
    ),
    rehypePlugins: [highlightedCode, tableAlignment].map(newestPlugin),
    onInlineTags: 'throw',
    editUrl: editUrl(facts.repository),
    showLastUpdateTime,
  },
  // Extended: plugins/blog-feeds.
  blog: false,
  pages: {
    beforeDefaultRemarkPlugins: [newestPlugin(closedAdmonitions)],
    rehypePlugins: [highlightedCode, tableAlignment].map(newestPlugin),
    editUrl: editUrl(facts.repository),
    showLastUpdateTime,
  },
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/site.css',
      './src/css/code.css',
      './src/css/access.css',
    ],
  },
  sitemap: {lastmod: showLastUpdateTime ? 'date' : null, changefreq: null, priority: null},
};
