import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {blog} from '../../site/blog';

/**
 * The site with a second blog, which has the tags and authors of the first.
 *
 * @param folder of `tests/fixtures`
 */
export const withPosts = (folder: string): Config => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    [
      '@docusaurus/plugin-content-blog',
      {
        ...blog,
        id: folder,
        path: `tests/fixtures/${folder}`,
        routeBasePath: folder,
        tags: '../../../blog/tags.yml',
        authorsMapPath: '../../../blog/authors.yml',
      },
    ],
  ],
});
