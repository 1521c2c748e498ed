import type {Config} from '@docusaurus/types';
import {parseFrontMatter} from '../plugins/content/front-matter';
import {fillInFacts} from '../plugins/content/page-rules';
import {warnOfBrokenLink} from '../plugins/content/broken-links';

/** How Markdown is read; the levels of severity are those of specification 7.1 and 7.2. */
export const markdown: Config['markdown'] = {
  preprocessor: fillInFacts,
  parseFrontMatter,
  hooks: {
    onBrokenMarkdownLinks: warnOfBrokenLink,
    onBrokenMarkdownImages: 'throw',
  },
};
