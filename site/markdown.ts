import type {Config} from '@docusaurus/types';
import {expandFacts, parseFrontMatterWithFacts} from '../plugins/product-facts';

/** How Markdown is read; levels of severity are those of the specification, section 5. */
export const markdown: Config['markdown'] = {
  preprocessor: expandFacts,
  parseFrontMatter: parseFrontMatterWithFacts,
  hooks: {
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'throw',
  },
};
