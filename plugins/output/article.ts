import type {Element, ElementContent, Nodes} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {BREAKS} from '../../lib/text';
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

/** An ornament, a heading's link to itself, or the place of buttons: nothing, within or between words. */
const isWithoutText = (element: Element): boolean =>
  element.tagName === 'code-tools' ||
  element.properties.className?.includes('hash-link') ||
  (element.tagName === 'svg' && nameOfDrawing(element) === '');

/** What is hidden, can be pressed or filled in, except for a task's checkbox, and the page's own heading. */
const isNotRead = ({tagName, properties}: Element): boolean =>
  /^(?:button|h1|noscript|script|select|style|template|textarea)$/.test(tagName) ||
  (tagName === 'input' && properties.type !== 'checkbox') ||
  properties.ariaHidden === 'true' ||
  properties.role === 'tablist' ||
  'dataFootnoteBackref' in properties;

/** Scripts, and what only says where a word may be broken: readers see the word as one. */
const UNREAD = new RegExp(`<script\\b[^]*?</script>|<wbr\\b[^>]*>|${BREAKS.source}`, 'g');

/** The parts of a page's HTML that its article is made of: title, description and `<article>`. */
export function sourceOf({html, tags}: Pick<Page, 'html' | 'tags'>): string {
  const title = /<title\b[\s\S]*?<\/title>/.exec(html)?.[0] ?? '';
  const description = tags.find(({properties}) => properties.name === 'description')?.source ?? '';
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  const article = start < 0 ? '' : html.slice(start, end);
  // Data in scripts, such as the address of a doc's text, change with more than what there is to read.
  return (title + description + article).replace(UNREAD, '');
}

/**
 * @param address of the page
 * @param source what `sourceOf` has found in it
 * @throws Error for a page that has no article with a title
 */
export function articleOf(address: string, source: string): Article {
  const page = parseHtml(source);
  const article = select('article', page);
  const heading = select('article h1', page);
  const document = select('title', page);
  const title = heading
    ? headingText(heading)
    : document && headingText(document).replace(/ \| [^|]*$/, '');
  if (!article || !title) {
    throw new Error(
      `${address}: there is no <article> with a title — adapt plugins/output/article.ts to its HTML`,
    );
  }
  return {
    title,
    description: select('meta', page)?.properties.content ?? '',
    // Docs and posts have breadcrumbs, tools and authors outside the container of their Markdown.
    content: readable(select('.markdown', article) ?? article),
  };
}

/** A copy of what there is to read in an element, without controls and hidden parts. */
function readable({children}: Element): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') {
      return [child];
    }
    if (isWithoutText(child) || isInOtherMode(child, children[index - 1])) {
      return [];
    }
    if (isNotRead(child)) {
      // Otherwise, the words before and after would become one.
      return [{type: 'text', value: ' '}];
    }
    const inside = readable(child);
    const {ariaLabel} = child.properties;
    // A link with nothing but an icon has a name.
    const isNamed = child.tagName === 'a' && inside.length === 0 && ariaLabel;
    return [{...child, children: isNamed ? [{type: 'text', value: ariaLabel}] : inside}];
  });
}

/** Docusaurus' ThemedImage draws a picture for each colour mode, the one after the other, and says the same of both. */
const isInOtherMode = ({tagName, properties}: Element, before?: Nodes): boolean =>
  tagName === 'img' &&
  before?.type === 'element' &&
  before.tagName === 'img' &&
  before.properties.alt === properties.alt;

/** What assistive technology reads out for an `<svg>`; empty if it is hidden or has no name. */
export function nameOfDrawing(svg: Element): string {
  const {ariaHidden, ariaLabel} = svg.properties;
  const title = select('title', svg);
  return ariaHidden === 'true' ? '' : (ariaLabel ?? (title ? toString(title) : ''));
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

/** On one line, each gap a single space. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a heading without its footnotes: `<h2>Call <code>cancel</code></h2>` → `Call cancel`. */
export const headingText = (heading: Element): string => onOneLine(withoutFootnotes(heading));

function withoutFootnotes(node: ElementContent): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  return 'dataFootnoteRef' in node.properties ? '' : node.children.map(withoutFootnotes).join('');
}
