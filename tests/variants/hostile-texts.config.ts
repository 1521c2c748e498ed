import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import markdownTwins from '../../plugins/output/markdown-twins';
import {blog} from '../../site/blog';
import {finishing} from '../../site/plugins';

const replaces = (plugin: unknown) => Array.isArray(plugin) && plugin[1] === blog;

/** The post has elements on purpose that Markdown has no form for, and that the policy forbids. */
const unfit = [finishing, markdownTwins];

/** The site with a blog of one post, whose texts are those of HTML and XML. */
const hostileTexts: Config = {
  ...config,
  onBrokenLinks: 'ignore',
  plugins: [
    [
      require.resolve('../../plugins/output/feeds'),
      {...blog, path: 'tests/fixtures/hostile-texts'},
    ],
    ...(config.plugins ?? []).filter(
      (plugin) => !replaces(plugin) && !unfit.some((one) => one === plugin),
    ),
  ],
};

export default hostileTexts;
