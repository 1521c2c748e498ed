import type {Config} from '@docusaurus/types';
import markdownTwins from '../../plugins/output/markdown-twins';
import {finishing} from '../../site/plugins';
import {content, withPreset} from './with-preset';

const site = withPreset({blog: {...content.blog, path: 'tests/fixtures/hostile-texts'}});

/** The post has elements on purpose that Markdown has no form for, and that the policy forbids. */
const unfit: readonly unknown[] = [finishing, markdownTwins];

/** The site with a blog of one post, whose texts are those of HTML and XML. */
const hostileTexts: Config = {
  ...site,
  onBrokenLinks: 'ignore',
  plugins: (site.plugins ?? []).filter((plugin) => !unfit.includes(plugin)),
};

export default hostileTexts;
