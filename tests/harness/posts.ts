import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';
import {blog} from '../../site/classic-preset';
import {pagesOf} from './site-pages';

interface Post {
  route: string;
  year: string;
}

/** The posts in `blog/`, newest first, by the dates in their file names. */
export const posts: Post[] = pagesOf('blog')
  .map(({filePath, route}) => ({route, date: filePath.slice('blog/'.length)}))
  .sort((one, other) => other.date.localeCompare(one.date))
  .map(({route, date}) => ({route, year: date.slice(0, 4)}));

const {postsPerPage = DEFAULT_OPTIONS.postsPerPage} = blog;

/** The posts on the first page of the list. */
export const newestPosts = postsPerPage === 'ALL' ? posts : posts.slice(0, postsPerPage);
