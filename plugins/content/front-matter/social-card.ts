import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {cardAddress} from '../../output/social-cards/address';

/**
 * Gives every page that a writer wrote its social card, unless its front matter names an `image`
 * (1200 by 630 px, as the head says of every image). Docusaurus copies `image` to `og:image`,
 * `twitter:image` and the structured data.
 */
export const withSocialCard =
  (parseFrontMatter: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const {frontMatter, content} = await parseFrontMatter(params);
    return isPart(params.filePath)
      ? {frontMatter, content}
      : {frontMatter: {image: `/${cardAddress(params.filePath)}`, ...frontMatter}, content};
  };

/** A part that pages import, such as `_part.mdx`, isn't a page itself. */
const isPart = (filePath: string): boolean => path.basename(filePath).startsWith('_');
