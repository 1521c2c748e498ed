import type {Element, ElementContent} from 'hast';
import type {PageSection} from '../../../lib/search-index';
import type {Page} from '../../finish/page';
import {articleOf} from '../article-of';
import {entryLink} from '../entry-link';
import {codeLines, headingText, onOneLine, separatorOf} from '../text-of';

/** What no reader searches for: the title, which a page has anyway, drawings, and controls. */
const SKIPPED = new Set(['h1', 'svg', 'script', 'style', 'button', 'nav']);

type Piece =
  | {text: string}
  | {code: string[]}
  | {id: string; level: number; heading: string}
  | {entry: Pick<PageSection, 'id' | 'heading' | 'text'>};

/** A page's title and its sections, in the order of the page. */
export interface PageText {
  title: string;
  sections: PageSection[];
}

/**
 * `<h2 id="a">A</h2><p>Text</p>` → `{id: 'a', heading: 'A', parents: [], text: 'Text', code: ''}`;
 * a contract entry in a list is a section too.
 *
 * @throws Error for a page that has no article with a title
 */
export function readText(page: Pick<Page, 'address' | 'tree'>): PageText {
  const {title, content} = articleOf(page);
  return {title, sections: sectionsOf(title, content)};
}

function sectionsOf(title: string, content: Element): PageSection[] {
  let section: PageSection = {heading: title, parents: [], text: '', code: ''};
  const sections = [section];
  let open: {level: number; heading: string}[] = [];
  for (const piece of piecesOf(content)) {
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
function* piecesOf(node: ElementContent): Generator<Piece> {
  if (node.type === 'text') {
    yield {text: node.value};
  }
  if (node.type !== 'element' || isSkipped(node)) {
    return;
  }
  const {id} = node.properties;
  const link = entryLink(node);
  if (link) {
    const rest = headingText({...node, children: node.children.filter((child) => child !== link)});
    yield {entry: {id: String(id), heading: headingText(link), text: rest.replace(/^: /, '')}};
  } else if (node.tagName === 'pre') {
    yield {code: codeLines(node)};
  } else if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string') {
    yield {id, level: Number(node.tagName[1]), heading: headingText(node)};
  } else {
    yield {text: separatorOf(node)};
    for (const child of node.children) {
      yield* piecesOf(child);
    }
    yield {text: separatorOf(node)};
  }
}

/** By hand: a selector would be parsed again for each element, and a page has thousands. */
function isSkipped({tagName, properties: {role, ariaHidden, href}}: Element): boolean {
  const isWholeFile = tagName === 'a' && String(href).includes('/samples/');
  return SKIPPED.has(tagName) || role === 'tablist' || ariaHidden === 'true' || isWholeFile;
}
