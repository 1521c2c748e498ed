import type {Config} from '@docusaurus/types';
import {expandFacts, parseFrontMatterWithFacts} from '../plugins/content/facts';
import {withValidKeys} from '../plugins/content/front-matter';
import {withPaginationLabel} from '../plugins/content/front-matter/pagination-label';
import {withSocialCard} from '../plugins/content/front-matter/social-card';
import {findInOtherFolder} from '../plugins/content/translated-links';

/** How Markdown is read; the levels of severity are those of specification 7.1 and 7.2. */
export const markdown: Config['markdown'] = {
  preprocessor: expandFacts,
  parseFrontMatter: withPaginationLabel(withSocialCard(withValidKeys(parseFrontMatterWithFacts))),
  hooks: {
    onBrokenMarkdownLinks: findInOtherFolder,
    onBrokenMarkdownImages: 'throw',
  },
};
