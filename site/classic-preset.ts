import type {Options} from '@docusaurus/preset-classic';
import {contractTables} from '../plugins/contract-tables';
import {sampleRegions} from '../plugins/sample-regions';
import {facts} from '../product';

export const classicPreset: Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsible: true,
    // Before the defaults, so that generated headings reach the table of contents.
    beforeDefaultRemarkPlugins: [sampleRegions, contractTables],
    onInlineTags: 'throw',
  },
  blog: {
    blogTitle: `${facts.sdk.name} blog`,
    blogDescription: `News and notes from the teams behind the ${facts.sdk.name}.`,
    blogSidebarTitle: 'Recent posts',
    blogSidebarCount: 'ALL',
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {type: ['rss', 'atom'], title: `${facts.sdk.name} blog`},
  },
  theme: {customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/access.css']},
  sitemap: {ignorePatterns: ['/blog/tags/**', '/blog/archive']},
};
