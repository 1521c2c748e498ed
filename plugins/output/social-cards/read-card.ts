import type {DocusaurusConfig} from '@docusaurus/types';
import type {Root} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

/** What the head of a page says about its card. */
export interface PageCard {
  /** Title of the page, without the name of the site. */
  title: string;
  description: string;
  /** Absolute address of the picture. */
  image: string;
}

/** Reads the card of a built page from its head, so that both always say the same. */
export function readCard(page: Root, {title, titleDelimiter}: DocusaurusConfig): PageCard {
  const element = select('title', page);
  const content = (selector: string) =>
    select(selector, page)?.properties.content?.toString() ?? '';
  return {
    title: (element ? toString(element) : '').replace(` ${titleDelimiter} ${title}`, ''),
    description: content('meta[name="description"]'),
    image: content('meta[property="og:image"]'),
  };
}
