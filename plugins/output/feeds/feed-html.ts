import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {isRead, nameOfDrawing, readable} from '../article';

/**
 * What feed readers show, according to the W3C feed validator. Any other element is replaced by what it contains;
 * classes, ids and the rest mean nothing outside the site.
 */
const SCHEMA: Schema = {
  tagNames: (
    'a abbr b blockquote br code dd del div dl dt em h2 h3 h4 h5 h6 hr i img ins kbd li ol p pre q ' +
    's samp small strong sub sup table tbody td tfoot th thead tr ul var'
  ).split(' '),
  attributes: {
    '*': ['href', 'src', 'alt', 'title', 'width', 'height', 'colSpan', 'rowSpan', 'start'],
  },
};

/** Elements that become a different one, so that their text stays a paragraph of its own. */
const RENAMED: Record<string, string> = {
  details: 'div',
  figure: 'div',
  figcaption: 'p',
  label: 'p',
  section: 'div',
  summary: 'p',
};

/**
 * What a feed reader can show of a post: text, headings, lists, tables, code, links and pictures.
 *
 * @param html of the built page, with absolute addresses
 * @returns well-formed XHTML
 */
export function feedHtml(html: string): string {
  const {children} = fromHtml(html, {fragment: true});
  const content = portable(readable(children as ElementContent[], isInFeed));
  const tree = sanitize({type: 'root', children: content}, SCHEMA);
  const xhtml = toHtml(tree, {closeSelfClosing: true, closeEmptyElements: true}).trim();
  // The feed puts it in a CDATA section, which this would end.
  return xmlText(xhtml).replaceAll(']]>', ']]&gt;');
}

/** A text without the characters that XML 1.0 forbids, such as the escape codes of a terminal. */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Feed readers run no scripts, and a footnote leads back to where it is mentioned. */
const isInFeed = (element: Element): boolean =>
  isRead(element) || element.tagName === 'noscript' || 'dataFootnoteBackref' in element.properties;

const portable = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.map((node) => (node.type === 'element' ? portableElement(node) : node));

function portableElement(node: Element): ElementContent {
  const {tagName, properties} = node;
  if (tagName === 'input') {
    return text(properties.checked ? '☑' : '☐');
  }
  if (tagName === 'pre') {
    const code = element('code', [text(toString(node).trimEnd())]);
    return {...node, children: [code]};
  }
  if (tagName === 'svg') {
    return element('em', [text(nameOfDrawing(node))]);
  }
  // Feed readers drop a picture without an address.
  if (tagName === 'img' && String(properties.src).startsWith('data:')) {
    return properties.alt ? element('em', [text(properties.alt)]) : text('');
  }
  return {...node, tagName: RENAMED[tagName] ?? tagName, children: portable(node.children)};
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const text = (value: string): ElementContent => ({type: 'text', value});
