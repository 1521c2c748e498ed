import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../../lib/mdx';
import type {Page} from './read-page';

/** A link in a page. */
export interface PageLink {
  node: Nodes;
  url: string;
  /** Whether it is an element, whose address Docusaurus doesn't resolve, rather than Markdown. */
  isElement: boolean;
}

/** The links of a page: those in Markdown, and the elements `<a href="…">` and `<Link to="…">`. */
export function linksOf({tree}: Page): PageLink[] {
  const found: PageLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      found.push({node, url: node.url, isElement: false});
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      (node.name === 'a' || node.name === 'Link')
    ) {
      const {href, to = href} = attributesOf(node);
      found.push(...(to === undefined ? [] : [{node, url: to, isElement: true}]));
    }
  });
  return found;
}
