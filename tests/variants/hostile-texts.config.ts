import type {Config} from '@docusaurus/types';
import {finishing} from '../../site/plugins';
import {content, withPreset} from './with-preset';

const site = withPreset({blog: {...content.blog, path: 'tests/fixtures/hostile-texts'}});

/** The site with a blog of one post, whose texts are full of HTML and XML syntax. */
const hostileTexts: Config = {
  ...site,
  onBrokenLinks: 'ignore',
  // The post deliberately has a style that the policy forbids.
  plugins: site.plugins?.filter((plugin) => plugin !== finishing),
};

export default hostileTexts;
