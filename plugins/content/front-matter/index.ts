import type {ParseFrontMatter} from '@docusaurus/types';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import path from 'node:path';
import {stopAt} from '../../../lib/faults';
import {unixText} from '../../../lib/text';
import {cardAddress} from '../../output/social-cards/address';
import {expandFacts} from '../facts';
import {frontMatterFaults} from './faults';
import {FRONT_MATTER} from './yaml';

/**
 * Docusaurus' front matter parser, with four additions:
 *
 * - It stops at keys and values that the page can't have: the preview shows them. Docusaurus 3.10.2 ignores an
 *   unknown key, so a page with a misspelt `description` would have none, and reports a value without its line.
 * - Facts are expanded: that is how titles and descriptions reach the sidebar and the metadata. The body is left
 *   to `expandFacts`, so that an unknown fact there isn't reported as a fault in the front matter.
 * - Every page that a writer wrote gets its social card, unless it names an `image` (1200 by 630 px, as the head
 *   says of every image). Docusaurus copies `image` to `og:image`, `twitter:image` and the structured data.
 * - A doc goes by its title in the links of its neighbours, unless it has a label for them. Docusaurus takes the
 *   sidebar's, which needs the category above it: "Next: Install" led from Android's last page to iOS.
 *
 * @throws Error with file, line and fix of each fault
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {filePath} = params;
  const text = unixText(params.fileContent);
  stopAt(frontMatterFaults({filePath: toMessageRelativeFilePath(filePath), text}));
  const fileContent = text.replace(FRONT_MATTER, (block) =>
    expandFacts({fileContent: block, filePath}),
  );
  const {frontMatter, content} = await params.defaultParseFrontMatter({...params, fileContent});
  const {title, sidebar_label: short} = frontMatter;
  const label = title && short ? {pagination_label: title} : {};
  const card = isPart(filePath) ? {} : {image: `/${cardAddress(filePath)}`};
  return {frontMatter: {...label, ...card, ...frontMatter}, content};
};

/** A part that pages import, such as `_part.mdx`, isn't a page itself. */
const isPart = (filePath: string): boolean => path.basename(filePath).startsWith('_');
