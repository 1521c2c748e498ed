import type {Element, ElementContent, Nodes, Parents} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Page} from '../finish/page';
import {parseHtml} from '../finish/parse-html';

/** What a page that is made from Markdown has to read. */
export interface Article {
  /** That of its own heading, or else of the document, without the site's. */
  title: string;
  description: string;
  /** What follows the heading, without what no reader sees. */
  content: ElementContent[];
}

/** What can be pressed or filled in, and what no reader sees. */
const NOT_READ = new Set('button noscript script select style template textarea'.split(' '));

/** The parts of a page's HTML that its article is made of: title, description and `<article>`. */
export function sourceOf({html, tags}: Pick<Page, 'html' | 'tags'>): string {
  const title = /<title\b[\s\S]*?<\/title>/.exec(html)?.[0] ?? '';
  const description = tags.find(({properties}) => properties.name === 'description')?.source ?? '';
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return title + description + (start < 0 ? '' : html.slice(start, end));
}

/**
 * @param address of the page
 * @param source what `sourceOf` has found in it
 * @throws Error for a page that has no article with a title
 */
export function articleOf(address: string, source: string): Article {
  const page = parseHtml(source);
  const article = findTag(page, 'article');
  const heading = article && findTag(article, 'h1');
  const document = findTag(page, 'title');
  const title = heading
    ? headingText(heading)
    : document && headingText(document).replace(/ \| [^|]*$/, '');
  if (!article || !title) {
    throw new Error(
      `${address}: there is no <article> with a title — adapt plugins/output/article.ts to its HTML`,
    );
  }
  // Docs and posts have breadcrumbs, tools and authors outside the container of their Markdown.
  const container = findElement(article, (each) => classesOf(each).includes('markdown')) ?? article;
  return {
    title,
    description: findTag(page, 'meta')?.properties.content ?? '',
    content: readable(container.children.filter((child) => child !== heading)),
  };
}

/** A copy of what there is to read in HTML, without controls and hidden parts. */
const readable = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') {
      return [child];
    }
    if (hasNoText(child) || isInOtherMode(child, children[index - 1])) {
      return [];
    }
    if (!isRead(child)) {
      // Otherwise, the words before and after would become one.
      return [{type: 'text', value: ' '}];
    }
    const inside = readable(child.children);
    const {ariaLabel} = child.properties;
    // A link with nothing but an icon has a name.
    const isNamed = child.tagName === 'a' && inside.length === 0 && ariaLabel;
    return [{...child, children: isNamed ? [{type: 'text', value: ariaLabel}] : inside}];
  });

/** Whether an element is neither hidden, nor something that can be pressed or filled in, nor the page's own heading. */
const isRead = ({tagName, properties}: Element): boolean =>
  !(
    NOT_READ.has(tagName) ||
    tagName === 'h1' ||
    // A task's checkbox stays.
    (tagName === 'input' && properties.type !== 'checkbox') ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tablist' ||
    'dataFootnoteBackref' in properties
  );
/** An ornament, a heading's link to itself, or the place of buttons. */
const hasNoText = (element: Element): boolean =>
  element.tagName === 'code-tools' ||
  classesOf(element).includes('hash-link') ||
  (element.tagName === 'svg' &&
    (element.properties.ariaHidden === 'true' || nameOfDrawing(element) === ''));

/** Docusaurus' ThemedImage draws a picture for each colour mode, the one after the other, and says the same of both. */
const isInOtherMode = ({tagName, properties}: Element, before?: Nodes): boolean =>
  tagName === 'img' &&
  before?.type === 'element' &&
  before.tagName === 'img' &&
  before.properties.alt === properties.alt;

/** What assistive technology reads out for an `<svg>`; empty if it has no name. */
export function nameOfDrawing(svg: Element): string {
  const title = findTag(svg, 'title');
  return svg.properties.ariaLabel ?? (title ? toString(title) : '');
}

/** The link to itself with which a contract entry in a list begins; undefined if an item has none. */
export function entryLink({tagName, properties, children: [first]}: Element): Element | undefined {
  return tagName === 'li' &&
    first?.type === 'element' &&
    first.properties.href === `#${properties.id}`
    ? first
    : undefined;
}

/** A new element. */
export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The classes of an element, each on its own. */
export const classesOf = ({properties: {className}}: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** The first element with a tag, in the order of the page. */
export const findTag = (parent: Parents, tagName: string): Element | undefined =>
  findElement(parent, (element) => element.tagName === tagName);

function findElement(
  {children}: Parents,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const child of children) {
    const found = child.type === 'element' && (test(child) ? child : findElement(child, test));
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Elements that don't separate words. */
const INLINE = new Set('a abbr b code del em i kbd mark span strong'.split(' '));

/** What goes between the text of an element and the text around it. */
export const separatorOf = (element: Element): string => (INLINE.has(element.tagName) ? '' : ' ');

/** On one line, each gap a single space. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a heading or cell without its footnotes: `<h2>Call <code>cancel</code></h2>` → `Call cancel`. */
export const headingText = (node: Nodes): string => onOneLine(spacedText(node));

function spacedText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && 'dataFootnoteRef' in node.properties) {
    return '';
  }
  const text = 'children' in node ? node.children.map(spacedText).join('') : '';
  const separator = node.type === 'element' ? separatorOf(node) : '';
  return separator + text + separator;
}
