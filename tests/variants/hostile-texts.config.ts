import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {blog} from '../../site/blog';

/** The site with a blog of one post, whose texts are those of HTML and XML. */
const hostileTexts: Config = {
  ...config,
  onBrokenLinks: 'ignore',
  plugins: [
    [require.resolve('../../plugins/blog-feeds'), {...blog, path: 'tests/fixtures/hostile-texts'}],
    ...(config.plugins ?? []).filter((plugin) => !Array.isArray(plugin) || plugin[1] !== blog),
  ],
};

export default hostileTexts;
