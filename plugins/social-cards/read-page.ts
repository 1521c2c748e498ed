import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs/promises';

/** What the head of a built page says about the page. */
export interface PageTexts {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Absolute address of the social card. */
  image: string;
}

/**
 * @param file a built page
 * @param titleSuffix what follows the page's own title, such as ` | Site`
 */
export async function readPage(file: string, titleSuffix: string): Promise<PageTexts> {
  const html = await fs.readFile(file, 'utf8');
  const head = fromHtml(html.slice(0, html.indexOf('</head>')));
  const title = select('title', head);
  const content = (selector: string) =>
    select(selector, head)?.properties.content?.toString() ?? '';
  return {
    title: (title ? toString(title) : '').replace(titleSuffix, ''),
    description: content('meta[name="description"]'),
    image: content('meta[property="og:image"]'),
  };
}
