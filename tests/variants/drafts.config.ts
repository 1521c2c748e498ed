import type {Config, ParseFrontMatter} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {markdown} from '../../site/markdown';

const withoutDraft: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await (
    markdown?.parseFrontMatter ?? params.defaultParseFrontMatter
  )(params);
  return {frontMatter: {...frontMatter, draft: false}, content};
};

/** The site with its drafts, as `npm start` shows it. */
const drafts: Config = {...config, markdown: {...markdown, parseFrontMatter: withoutDraft}};

export default drafts;
