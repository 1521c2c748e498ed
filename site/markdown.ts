import type {Config} from '@docusaurus/types';
import {newest} from '../plugins/newest';
import {expandFacts, parseFrontMatterWithFacts} from '../plugins/product-facts';
import {withKnownKeys} from '../plugins/known-front-matter';
import {withSocialCard} from '../plugins/social-cards/front-matter';

/** How Markdown is read; levels of severity are those of the specification, section 5. */
export const markdown: Config['markdown'] = {
  preprocessor: newest(expandFacts),
  parseFrontMatter: withSocialCard(withKnownKeys(newest(parseFrontMatterWithFacts))),
  hooks: {
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'throw',
  },
};
