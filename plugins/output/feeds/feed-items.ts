import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {feedHtml, xmlText} from './feed-html';
import {releaseItems} from './release-items';

/**
 * The posts of a feed as upstream makes them, with content that feed readers can show, and the releases
 * of the SDK, newest first.
 */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const posts = await defaultCreateFeedItems(params);
  return [...posts, ...releaseItems(params.siteConfig)]
    .sort((one, other) => other.date.getTime() - one.date.getTime())
    .map((item) => ({
      ...item,
      title: xmlText(item.title),
      description: item.description && xmlText(item.description),
      published: item.date,
      content: item.content && feedHtml(item.content),
    }));
};
