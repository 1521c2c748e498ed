import type {Config, ParseFrontMatter} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {markdown} from '../../site/markdown';
import {themeConfig} from '../../site/theme-config';

const withoutDraft: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await (
    markdown?.parseFrontMatter ?? params.defaultParseFrontMatter
  )(params);
  return {frontMatter: {...frontMatter, draft: false}, content};
};

/**
 * The site with an announcement bar, with its drafts, as `npm start` shows it, with a colour mode that
 * has two choices, whatever the owner has chosen, and with tables of contents that begin at level 3.
 */
const variant: Config = {
  ...config,
  markdown: {...markdown, parseFrontMatter: withoutDraft},
  themeConfig: {
    ...themeConfig,
    announcementBar: {id: 'first-news', content: 'The first news', isCloseable: true},
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 3, maxHeadingLevel: 3},
  },
};

export default variant;
