import type {Config} from '@docusaurus/types';
import {finishing} from '../../site/plugins';
import {content, withPreset} from './with-preset';

const site = withPreset({blog: {...content.blog, path: 'tests/fixtures/hostile-texts'}});

/** The site with a blog of one post, whose texts are those of HTML and XML. */
const hostileTexts: Config = {
  ...site,
  onBrokenLinks: 'ignore',
  // The post has a style on purpose that the policy forbids.
  plugins: site.plugins?.filter((plugin) => plugin !== finishing),
};

export default hostileTexts;
