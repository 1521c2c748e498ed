import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {cardAddress} from '../../../lib/social-cards';
import {unixText} from '../../../lib/text';
import {readFacts} from '../facts';
import {FRONT_MATTER, frontMatterFaults, NUMBERS, readFrontMatter} from './faults';

/**
 * Reads front matter in the place of Docusaurus' own parser, from which it differs in five ways:
 *
 * - Front matter with faults is read as empty, so that loading goes on, and pageRules reports it with all other faults.
 *   Docusaurus 3.10.2 ignores an unknown key, and stops at the first wrong value without its line.
 * - Facts are filled in: that is how titles and descriptions reach the sidebar and the metadata.
 * - Numbers and dates are texts, as they are written, where a text is meant: the title `2026-11-03` isn't a time.
 * - Every page that a writer wrote gets its social card, unless it names an `image` (1200 by 630 px, as the head
 *   says of every image). Docusaurus copies `image` to `og:image`, `twitter:image` and the structured data.
 * - A doc goes by its title in the links of its neighbours, unless it has a label for them. Docusaurus takes the
 *   sidebar's, which needs the category above it: "Next: Install" led from Android's last page to iOS.
 */
export const parseFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const source = unixText(fileContent);
  const isWrong = frontMatterFaults(filePath, source).length > 0;
  const values = isWrong ? {} : readFrontMatter(filePath, source).values;
  const {title, sidebar_label: short} = values;
  const label = title && short ? {pagination_label: title} : {};
  // A part that pages import, such as `_part.mdx`, isn't a page itself.
  const isPart = path.basename(filePath).startsWith('_');
  const card = isPart ? {} : {image: `/${cardAddress(filePath)}`};
  // Docusaurus' schemas convert values, but not those that a page exports, such as the levels of its contents.
  const numbers = NUMBERS.filter((key) => key in values).map(
    (key) => [key, Number(values[key])] as const,
  );
  const {text} = readFacts({fileContent: source, filePath});
  return Promise.resolve({
    frontMatter: {...label, ...card, ...values, ...Object.fromEntries(numbers)},
    content: text.slice(FRONT_MATTER.exec(text)?.[0].length),
  });
};
