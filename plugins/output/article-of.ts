import type {Element} from 'hast';
import {classesOf, findElement} from '../finish/elements';
import type {Page} from '../finish/page';
import {findTag} from './find-in-page';
import {headingText} from './text-of';

/** What a page that is made from Markdown has to read. */
export interface Article {
  /** That of its own heading, or else of the document, without the site's. */
  title: string;
  heading: Element | undefined;
  content: Element;
}

/** @throws Error for a page that has no article with a title */
export function articleOf({address, tree}: Pick<Page, 'address' | 'tree'>): Article {
  const article = findTag(tree, 'article');
  const heading = article && findTag(article, 'h1');
  const document = findTag(tree, 'title');
  const title = heading
    ? headingText(heading)
    : document && headingText(document).replace(/ \| [^|]*$/, '');
  if (!article || !title) {
    throw new Error(
      `${address}: there is no <article> with a title — adapt plugins/output/article-of.ts to its HTML`,
    );
  }
  // Docs and posts have breadcrumbs, tools and authors outside the container of their Markdown.
  const isContainer = (element: Element) => classesOf(element).includes('markdown');
  return {title, heading, content: findElement(article, isContainer) ?? article};
}
