import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {PageSection} from '../../../lib/search-index';
import {entryLink, headingText, onOneLine, separatorOf, type Article} from '../article';

/**
 * The sections of a page, in its order; a contract entry in a list is one too.
 *
 * `<h2 id="a">A</h2><p>Text</p>` → `{id: 'a', heading: 'A', parents: [], text: 'Text', code: ''}`
 */
export function searchSections({title, content}: Article): PageSection[] {
  let section: PageSection = {heading: title, parents: [], text: '', code: ''};
  const sections = [section];
  let open: {level: number; heading: string}[] = [];
  const parents = () => open.map(({heading}) => heading);
  content.forEach(read);
  return sections.map(({text, code, ...rest}) => ({
    ...rest,
    text: onOneLine(text),
    code: [...new Set(code.split('\n'))].join('\n').trim(),
  }));

  function read(node: ElementContent): void {
    if (node.type !== 'element') {
      section.text += node.type === 'text' ? node.value : '';
      return;
    }
    const {tagName, children} = node;
    const {id} = node.properties;
    const link = entryLink(node);
    if (link) {
      const rest = headingText({...node, children: children.filter((child) => child !== link)});
      sections.push({
        id: String(id),
        heading: headingText(link),
        parents: [...parents(), ...typeOf(String(id))],
        text: rest.replace(/^: /, ''),
        code: '',
      });
    } else if (tagName === 'pre') {
      section.code += codeLines(node);
    } else if (/^h[2-6]$/.test(tagName) && typeof id === 'string') {
      const level = Number(tagName[1]);
      const heading = headingText(node);
      open = open.filter((outer) => outer.level < level);
      section = {id, heading, parents: parents(), text: '', code: ''};
      sections.push(section);
      open.push({level, heading});
    } else if (!isSkipped(node)) {
      section.text += separatorOf(node);
      children.forEach(read);
      section.text += separatorOf(node);
    }
  }
}

/** What no reader searches for: drawings, links to other pages, and those to the file that a code block is part of. */
const isSkipped = ({tagName, properties: {href, ariaLabel}}: Element): boolean =>
  ['svg', 'nav'].includes(tagName) ||
  (tagName === 'a' && ariaLabel !== undefined && String(href).includes('/samples/'));

/** The type whose field or value an entry is, `api-Outcome-leftAtDoor`: two types may have a part of the same name. */
const typeOf = (id: string) => /^api-(\w+)-/.exec(id)?.slice(1) ?? [];

/** The lines of a `<pre>` that have a word of at least two letters, without indentation. */
const codeLines = (pre: Element): string =>
  toString(pre)
    .split('\n')
    .map(onOneLine)
    .filter((line) => /\p{L}{2}/u.test(line))
    .map((line) => `${line}\n`)
    .join('');
