import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import markdownTwins from '../../plugins/markdown-twins';
import {blog} from '../../site/blog';

const replaces = (plugin: unknown) => Array.isArray(plugin) && plugin[1] === blog;

/** The site with a blog of one post, whose texts are those of HTML and XML. */
const hostileTexts: Config = {
  ...config,
  onBrokenLinks: 'ignore',
  plugins: [
    [require.resolve('../../plugins/blog-feeds'), {...blog, path: 'tests/fixtures/hostile-texts'}],
    // The post has elements on purpose that Markdown has no form for.
    ...(config.plugins ?? []).filter((plugin) => !replaces(plugin) && plugin !== markdownTwins),
  ],
};

export default hostileTexts;
