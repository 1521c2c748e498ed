import type {ElementContent} from 'hast';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {resolved} from '../../lib/addresses';
import {element, nameOfDrawing} from './article';

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

/**
 * What a feed reader can show of a post: text, headings, lists, tables, code, links and pictures.
 *
 * @param content of the post's article
 * @param address that of the post, absolute
 * @returns well-formed XHTML
 */
export function feedHtml(content: readonly ElementContent[], address: string): string {
  const children = content.map((node) => portable(node, address));
  const tree = sanitize({type: 'root', children}, SCHEMA);
  const xhtml = toHtml(tree, {closeSelfClosing: true, closeEmptyElements: true}).trim();
  // The feed puts it in a CDATA section, which this would end.
  return xhtml.replaceAll(']]>', ']]&gt;');
}

function portable(node: ElementContent, address: string): ElementContent {
  if (node.type !== 'element') {
    return node;
  }
  const {tagName, properties, children} = node;
  const {alt, href, src} = properties;
  if (tagName === 'input') {
    return text(properties.checked ? '☑' : '☐');
  }
  // Feed readers drop a picture without an address.
  if (tagName === 'svg' || (tagName === 'img' && String(src).startsWith('data:'))) {
    return element('em', [text(tagName === 'svg' ? nameOfDrawing(node) : (alt ?? ''))]);
  }
  const absolute = (to: typeof href) =>
    typeof to === 'string' ? resolved(to, address)?.href : undefined;
  return {
    ...node,
    properties: {...properties, href: absolute(href), src: absolute(src)},
    children:
      tagName === 'pre'
        ? [element('code', [text(toString(node).trimEnd())])]
        : children.map((child) => portable(child, address)),
  };
}

const text = (value: string): ElementContent => ({type: 'text', value});
