import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import type {Page} from '../../finish/page';
import {articleOf} from '../article-of';
import {findMeta} from '../find-in-page';
import {absoluteAddress} from './absolute-address';
import {handlers} from './handlers';
import type {Site, Twin} from './page';
import {readable} from './readable';
import {stringify} from './stringify';

/**
 * The Markdown twin of a built page: its title, its description, where it is as HTML, and its text.
 *
 * @throws Error for a page that has no article with a title
 */
export function twinOf({address, tree}: Pick<Page, 'address' | 'tree'>, site: Site): Twin {
  const {title, heading, content} = articleOf({address, tree});
  const description = findMeta(tree, 'description')?.properties.content ?? '';
  return {
    address,
    title,
    description,
    heading: write(heading ? toMarkdown([heading], address, site) : [titleNode(title)]),
    text: write([
      ...(description ? [quote(description)] : []),
      ...head(address, site),
      ...toMarkdown(content.children, address, site, heading),
    ]),
  };
}

const write = (children: RootContent[]): string => stringify({type: 'root', children});

/** @param except an element that is left out */
function toMarkdown(
  html: ElementContent[],
  address: string,
  site: Site,
  except?: Element,
): RootContent[] {
  const root: HtmlRoot = {type: 'root', children: readable(html, except)};
  const markdown: Nodes = toMdast(root, {document: true, handlers: handlers(site)});
  visit(markdown, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image') {
      node.url = absoluteAddress(node.url, address, site);
    }
    // A `<br>` between paragraphs leaves an empty one.
    if (node.type === 'paragraph' && node.children.length === 0 && index !== undefined) {
      parent?.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
  return (markdown as Root).children;
}

const titleNode = (title: string): RootContent => ({
  type: 'heading',
  depth: 1,
  children: [{type: 'text', value: title}],
});

const quote = (text: string): RootContent => ({
  type: 'blockquote',
  children: [{type: 'paragraph', children: [{type: 'text', value: text}]}],
});

const head = (address: string, {url, baseUrl, say}: Site): RootContent[] =>
  fromMarkdown(
    say('head', {page: `<${url}${encodeURI(address)}>`, index: `<${url}${baseUrl}llms.txt>`}),
  ).children;
