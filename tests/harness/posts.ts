import {pagesOf} from './site-pages';

interface Post {
  route: string;
  year: string;
}

/** The posts of `blog/`, newest first, as their file names have their dates. */
export const posts: Post[] = pagesOf('blog')
  .map(({filePath, route}) => ({route, date: filePath.slice('blog/'.length)}))
  .sort((one, other) => other.date.localeCompare(one.date))
  .map(({route, date}) => ({route, year: date.slice(0, 4)}));
