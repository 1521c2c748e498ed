import type {Options} from '@docusaurus/plugin-content-blog';
import {createFeedItems} from '../plugins/output/feeds/feed-items';
import {hasFullHistory} from '../plugins/guards/git-history';
import {facts} from '../product';
import {markdownPlugins} from './markdown-plugins';
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
  ...markdownPlugins,
  editUrl: editUrl(facts.repository),
  showLastUpdateTime: hasFullHistory(),
  feedOptions: {
    type: ['rss', 'atom'],
    limit: false,
    title: `${facts.sdk.name} blog`,
    description: blogDescription,
    copyright: `Copyright ${facts.provider.name}`,
    createFeedItems,
  },
};
