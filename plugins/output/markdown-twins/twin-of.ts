import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import {select} from 'hast-util-select';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {titleOf} from '../search-index/read-text';
import {absoluteAddress} from './absolute-address';
import {handlers} from './handlers';
import type {BuiltPage, Site, Twin} from './page';
import {readable} from './readable';
import {stringify} from './stringify';

/**
 * The Markdown twin of a built page: its title, its description, where it is as HTML, and its text.
 *
 * @throws Error for a page that has no article with a title
 */
export function twinOf({address, tree}: BuiltPage, site: Site): Twin {
  const {title, heading, text} = partsOf(address, tree);
  const description = select('meta[name="description"]', tree)?.properties.content ?? '';
  return {
    address,
    title,
    description,
    heading: write(heading ? toMarkdown([heading], address, site) : [titleNode(title)]),
    text: write([
      ...(description ? [quote(description)] : []),
      ...head(address, site),
      ...toMarkdown(text, address, site, heading),
    ]),
  };
}

const write = (children: RootContent[]): string => stringify({type: 'root', children});

function partsOf(address: string, tree: HtmlRoot) {
  const article = select('article', tree);
  const title = article && titleOf(article, tree);
  if (!title) {
    throw new Error(
      `${address}: its Markdown twin finds no <article> with a title — adapt plugins/output/markdown-twins/twin-of.ts to its HTML`,
    );
  }
  // Docs and posts have breadcrumbs, tools and authors outside the container of their text.
  const {children: text} = select('.markdown', article) ?? article;
  return {title, heading: select('h1', article), text};
}

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
