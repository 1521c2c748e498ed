import type {Config} from '@docusaurus/types';
import {parseFrontMatter} from '../plugins/content/front-matter';
import {fillInFacts} from '../plugins/content/page-rules';
import {findInOtherFolder} from '../plugins/content/translated-links';

/** How Markdown is read; the levels of severity are those of specification 7.1 and 7.2. */
export const markdown: Config['markdown'] = {
  preprocessor: fillInFacts,
  parseFrontMatter,
  hooks: {
    onBrokenMarkdownLinks: findInOtherFolder,
    onBrokenMarkdownImages: 'throw',
  },
};
