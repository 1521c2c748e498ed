import type {Config} from '@docusaurus/types';
import {expandFacts, parseFrontMatterWithFacts} from '../plugins/product-facts';
import {withSocialCard} from '../plugins/social-cards/front-matter';

/** How Markdown is read; levels of severity are those of the specification, section 5. */
export const markdown: Config['markdown'] = {
  preprocessor: expandFacts,
  parseFrontMatter: withSocialCard(parseFrontMatterWithFacts),
  hooks: {
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'throw',
  },
};
