import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {noteTargets} from '../plugins/bundle/bundler-cache';
import {assetTexts} from '../plugins/content/asset-texts';
import {brokenMarkdown} from '../plugins/content/broken-links';
import {codeBlocks} from '../plugins/content/code';
import {contractEntries} from '../plugins/content/contract';
import {footnotes} from '../plugins/content/footnotes';
import {parseFrontMatter} from '../plugins/content/front-matter';
import {pageRules} from '../plugins/content/page-rules';
import {readable} from '../plugins/content/page-rules/read-mdx';
import {tableAlignment} from '../plugins/content/table-alignment';
import {hasFullHistory} from '../plugins/guards/warnings';
import {facts} from '../product';
import type {Identity} from '../product/types';

/** How Markdown is read. */
export const markdown: Config['markdown'] = {
  parseFrontMatter,
  preprocessor: ({fileContent}) => readable(fileContent),
  hooks: brokenMarkdown,
};

/** What happens to Markdown on every page. What writes headings precedes Docusaurus' own plugins, so that these reach the table of contents. */
const markdownPlugins = {
  beforeDefaultRemarkPlugins: [pageRules, contractEntries, codeBlocks, noteTargets, footnotes],
  remarkPlugins: [assetTexts],
  rehypePlugins: [tableAlignment],
};

const showLastUpdateTime = hasFullHistory();

/**
 * The beginning of the addresses at which readers can edit the sources, for Docusaurus' `editUrl`. Without
 * a repository there is none, and no page has an edit link.
 */
export const editUrl = (repository: Identity['repository']): string | undefined =>
  repository && `${repository.url}/edit/${repository.branch}`;

const blogDescription = `News and notes from the teams behind the ${facts.sdk.name}.`;

/** What the feeds of the blog say of themselves. */
export const feedTexts = {
  title: `${facts.sdk.name} blog`,
  description: blogDescription,
  copyright: `Copyright ${facts.provider.name}`,
};

export const blog: BlogOptions = {
  blogTitle: 'Blog',
  blogDescription,
  blogSidebarTitle: 'Recent posts',
  blogSidebarCount: 'ALL',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  // plugins/content/content-files says it with a line.
  onUntruncatedBlogPosts: 'ignore',
  ...markdownPlugins,
  editUrl: editUrl(facts.repository),
  showLastUpdateTime,
  // The site has feeds of its own: plugins/output/feeds.ts.
  feedOptions: {type: null},
};

export const classicPreset: Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsible: true,
    ...markdownPlugins,
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
      './src/css/layout.css',
      './src/css/navbar.css',
      './src/css/headings.css',
      './src/css/text.css',
      './src/css/tables.css',
      './src/css/code.css',
      './src/css/classes.css',
      './src/css/drawing.css',
      './src/css/failure.css',
      './src/css/access.css',
      './src/css/without-scripts.css',
      './src/css/print.css',
    ],
  },
  svgr: {
    svgrConfig: {
      svgoConfig: {
        plugins: [
          {
            name: 'preset-default',
            params: {overrides: {removeTitle: false, removeViewBox: false}},
          },
          // Two drawings on a page may both have a gradient called `a`.
          {name: 'prefixIds', params: {prefixClassNames: false}},
        ],
      },
    },
  },
  sitemap: {lastmod: showLastUpdateTime ? 'date' : null, changefreq: null, priority: null},
};
