import type {Options} from '@docusaurus/plugin-content-blog';
import {createFeedItems} from '../plugins/blog-feeds/feed-items';
import {closedBlocks} from '../plugins/closed-blocks';
import {hasFullHistory} from '../plugins/git-history';
import {highlightedCode} from '../plugins/highlighted-code';
import {tableAlignment} from '../plugins/table-alignment';
import {facts} from '../product';
import {editUrl} from './repository';

const blogDescription = `News and notes from the teams behind the ${facts.sdk.name}.`;

export const blog: Options = {
  blogTitle: 'Blog',
  blogDescription,
  blogSidebarTitle: 'Recent posts',
  blogSidebarCount: 'ALL',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  beforeDefaultRemarkPlugins: [closedBlocks],
  rehypePlugins: [highlightedCode, tableAlignment],
  editUrl: editUrl(facts.repository),
  showLastUpdateTime: hasFullHistory(),
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${facts.sdk.name} blog`,
    description: blogDescription,
    copyright: `Copyright ${facts.provider.name}`,
    createFeedItems,
  },
};
