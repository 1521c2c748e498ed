import type {Config} from '@docusaurus/types';
import {blog} from '../../site/blog';
import {withPlugin} from './with-plugin';

/**
 * The site with a second blog, which has the tags and authors of the first.
 *
 * @param folder of `tests/fixtures`
 */
export const withPosts = (folder: string): Config =>
  withPlugin('@docusaurus/plugin-content-blog', {
    ...blog,
    id: folder,
    path: `tests/fixtures/${folder}`,
    routeBasePath: folder,
    tags: '../../../blog/tags.yml',
    authorsMapPath: '../../../blog/authors.yml',
  });
