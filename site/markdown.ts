import type {Config} from '@docusaurus/types';
import {expandFacts} from '../plugins/content/facts';
import {parseFrontMatter} from '../plugins/content/front-matter';
import {findInOtherFolder} from '../plugins/content/translated-links';

/** How Markdown is read; the levels of severity are those of specification 7.1 and 7.2. */
export const markdown: Config['markdown'] = {
  preprocessor: expandFacts,
  parseFrontMatter,
  hooks: {
    onBrokenMarkdownLinks: findInOtherFolder,
    onBrokenMarkdownImages: 'throw',
  },
};
