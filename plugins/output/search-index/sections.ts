import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {PageSection} from '../../../lib/search-index';
import {entryLink, headingText, onOneLine, separatorOf, type Article} from '../article';

/** What no reader searches for besides: drawings, and links to other pages. */
const SKIPPED = new Set(['svg', 'nav']);

type Piece =
  | {text: string}
  | {code: string[]}
  | {id: string; level: number; heading: string}
  | {entry: Pick<PageSection, 'id' | 'heading' | 'text'>};

/**
 * The sections of a page, in its order; a contract entry in a list is one too.
 *
 * `<h2 id="a">A</h2><p>Text</p>` → `{id: 'a', heading: 'A', parents: [], text: 'Text', code: ''}`
 */
export function searchSections({title, content}: Article): PageSection[] {
  let section: PageSection = {heading: title, parents: [], text: '', code: ''};
  const sections = [section];
  let open: {level: number; heading: string}[] = [];
  for (const piece of content.flatMap(piecesOf)) {
    if ('text' in piece) {
      section.text += piece.text;
    } else if ('code' in piece) {
      section.code = [...new Set([...section.code.split('\n'), ...piece.code])].join('\n').trim();
    } else if ('entry' in piece) {
      const parents = [...open.map((outer) => outer.heading), ...typeOf(piece.entry.id)];
      sections.push({...piece.entry, parents, code: ''});
    } else {
      const {id, level, heading} = piece;
      open = open.filter((outer) => outer.level < level);
      section = {id, heading, parents: open.map((outer) => outer.heading), text: '', code: ''};
      sections.push(section);
      open.push({level, heading});
    }
  }
  return sections.map((each) => ({...each, text: onOneLine(each.text)}));
}

/** The type whose field or value an entry is, `api-Outcome-leftAtDoor`: two types may have a part of the same name. */
const typeOf = (id = '') => /^api-(\w+)-/.exec(id)?.slice(1) ?? [];

/** What is in an element, in the order of the page. */
function piecesOf(node: ElementContent): Piece[] {
  if (node.type !== 'element') {
    return node.type === 'text' ? [{text: node.value}] : [];
  }
  const {tagName, children} = node;
  const {id, href, ariaLabel} = node.properties;
  // Beside a code block; a link in a sentence is named by its text.
  const isWholeFile = tagName === 'a' && ariaLabel && String(href).includes('/samples/');
  if (SKIPPED.has(tagName) || isWholeFile) {
    return [];
  }
  const link = entryLink(node);
  if (link) {
    const rest = headingText({...node, children: children.filter((child) => child !== link)});
    return [{entry: {id: String(id), heading: headingText(link), text: rest.replace(/^: /, '')}}];
  }
  if (tagName === 'pre') {
    return [{code: codeLines(node)}];
  }
  if (/^h[2-6]$/.test(tagName) && typeof id === 'string') {
    return [{id, level: Number(tagName[1]), heading: headingText(node)}];
  }
  const separator = {text: separatorOf(node)};
  return [separator, ...children.flatMap(piecesOf), separator];
}

/** The lines of a `<pre>` that have a word of at least two letters, without indentation. */
const codeLines = (pre: Element): string[] =>
  toString(pre)
    .split('\n')
    .map(onOneLine)
    .filter((line) => /\p{L}{2}/u.test(line));
