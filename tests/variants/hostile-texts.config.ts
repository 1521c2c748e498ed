import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import contentSecurityPolicy from '../../plugins/finish/policy';
import {blog} from '../../site/blog';

const replaces = (plugin: unknown) => Array.isArray(plugin) && plugin[1] === blog;

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
      // The post has a style on purpose that the policy forbids.
      (plugin) => !replaces(plugin) && plugin !== contentSecurityPolicy,
    ),
  ],
};

export default hostileTexts;
