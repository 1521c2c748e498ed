import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {feedHtml} from './feed-html';

/** The posts of a feed as upstream makes them, with a content that feed readers can show. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    published: item.date,
    content: item.content && feedHtml(item.content),
  }));
};
