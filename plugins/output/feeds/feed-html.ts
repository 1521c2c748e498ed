import type {Element, ElementContent, Root, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {classesOf} from '../../finish/elements';
import {isInOtherMode} from '../is-in-other-mode';
import {nameOfDrawing} from '../markdown-twins/pictures';

/**
 * Elements that keep their name. The W3C feed validator warns about any others, because feed readers drop
 * them; they are replaced by what they contain.
 */
const KEPT = new Set(
  (
    'a abbr b blockquote br code dd del div dl dt em h2 h3 h4 h5 h6 hr i img ins kbd li ol p pre q ' +
    's samp small strong sub sup table tbody td tfoot th thead tr ul var'
  ).split(' '),
);

/** Elements that become a different one, so that their text stays a paragraph of its own. */
const RENAMED: Record<string, string> = {
  details: 'div',
  figure: 'div',
  figcaption: 'p',
  label: 'p',
  section: 'div',
  summary: 'p',
};

/** Elements that mean nothing in a feed reader. */
const DROPPED = new Set(['button', 'input', 'script', 'select', 'style', 'textarea']);

/** As hast spells them. Classes, ids, styles and the rest mean nothing outside the site. */
const ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colSpan',
  'rowSpan',
  'start',
]);

/**
 * What a feed reader can show of a post: text, headings, lists, tables, code, links and pictures.
 *
 * @param html of the built page, with absolute addresses
 * @returns well-formed XHTML
 */
export function feedHtml(html: string): string {
  const root: Root = {
    type: 'root',
    children: cleanAll(fromHtml(html, {fragment: true}).children),
  };
  const xhtml = toHtml(root, {closeSelfClosing: true, closeEmptyElements: true}).trim();
  // The feed puts it in a CDATA section, which this would end.
  return xhtml.replaceAll(']]>', ']]&gt;');
}

const cleanAll = (nodes: readonly RootContent[]): ElementContent[] =>
  nodes.flatMap((node, index) => clean(node, nodes[index - 1]));

function clean(node: RootContent, before?: RootContent): ElementContent[] {
  if (node.type !== 'element') {
    return node.type === 'text' ? [node] : [];
  }
  const tagName = RENAMED[node.tagName] ?? node.tagName;
  if (isTask(node)) {
    return [text(node.properties.checked ? '☑' : '☐')];
  }
  if (
    DROPPED.has(tagName) ||
    isHeadingLink(node) ||
    isTabList(node) ||
    isInOtherMode(node, before)
  ) {
    return [];
  }
  if (tagName === 'pre') {
    return [element('pre', [element('code', [text(codeOf(node).trimEnd())])])];
  }
  const says = textOfInlinedPicture(node);
  if (says !== undefined) {
    return says ? [element('em', [text(says)])] : [];
  }
  const children = cleanAll(node.children);
  return KEPT.has(tagName) ? [element(tagName, children, node.properties)] : children;
}

/** A heading's link to itself has no text. */
const isHeadingLink = (node: Element): boolean => classesOf(node).includes('hash-link');

/** Each panel begins with the label of its tab. */
const isTabList = ({properties}: Element): boolean => properties.role === 'tablist';

/** Whether something in a list is done, or to do. */
const isTask = ({tagName, properties}: Element): boolean =>
  tagName === 'input' && properties.type === 'checkbox';

/** What stands for a picture without an address, which feed readers drop; undefined for anything else. */
function textOfInlinedPicture(node: Element): string | undefined {
  const {alt, src} = node.properties;
  if (node.tagName === 'svg') {
    return nameOfDrawing(node);
  }
  return node.tagName === 'img' && String(src).startsWith('data:') ? (alt ?? '') : undefined;
}

/** The text of a code block, with line feeds instead of line breaks. */
function codeOf(node: ElementContent): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  return node.tagName === 'br' ? '\n' : node.children.map(codeOf).join('');
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  const kept = Object.entries(properties).filter(([name]) => ATTRIBUTES.has(name));
  return {type: 'element', tagName, properties: Object.fromEntries(kept), children};
}

const text = (value: string): ElementContent => ({type: 'text', value});
