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
 * The site with an announcement bar, with its drafts, as `npm start` shows it, and with a colour
 * mode that has two choices, whatever the owner has chosen.
 */
const variant: Config = {
  ...config,
  markdown: {...markdown, parseFrontMatter: withoutDraft},
  themeConfig: {
    ...themeConfig,
    announcementBar: {id: 'first-news', content: 'The first news', isCloseable: true},
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  },
};

export default variant;
