import type {Config, PluginConfig} from '@docusaurus/types';
import {blog} from '../../site/blog';
import {markdownPlugins} from '../../site/markdown-plugins';
import {writePosts} from '../harness/write-posts';
import {withPages} from './with-pages';

const site = withPages('pages', markdownPlugins);

/** A further blog, with all feeds, and with authors and tags of its own. */
const blogOf = (id: string, path: string): PluginConfig => [
  require.resolve('../../plugins/output/feeds'),
  {
    ...blog,
    id,
    path,
    routeBasePath: id,
    onInlineAuthors: 'ignore',
    authorsMapPath: '../../../tests/fixtures/posts/authors.yml',
    tags: '../../../tests/fixtures/posts/tags.yml',
    // Some posts are in no commit.
    showLastUpdateTime: false,
    feedOptions: {...blog.feedOptions, type: 'all'},
  },
];

/**
 * The site with pages that show what a test needs, and with pages that misbehave when it asks them to; with
 * a second instance of the docs and a second blog, which have every form that the documentation of
 * Docusaurus shows; and with a blog of many posts.
 */
const fixturePages: Config = {
  ...site,
  plugins: [
    ...(site.plugins ?? []),
    [
      '@docusaurus/plugin-content-docs',
      {
        ...markdownPlugins,
        id: 'fixtures',
        path: 'tests/fixtures/docs',
        routeBasePath: 'fixtures',
      },
    ],
    blogOf('posts', 'tests/fixtures/posts'),
    blogOf('many-posts', writePosts()),
  ],
};

export default fixturePages;
