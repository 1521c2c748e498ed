import type {Element, Nodes} from 'hast';

/** Elements that don't separate words. */
const INLINE = new Set('a abbr b code del em i kbd mark span strong'.split(' '));

/** What goes between the text of an element and the text around it. */
export const separatorOf = (element: Element): string => (INLINE.has(element.tagName) ? '' : ' ');

/** On one line, each gap a single space. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a node, with a line break at each element that begins or ends a line. */
function linesOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  const text = 'children' in node ? node.children.map(linesOf).join('') : '';
  return node.type === 'element' && separatorOf(node) ? `\n${text}\n` : text;
}

/** The text of a heading or cell: `<h2>Call <code>cancel</code></h2>` → `Call cancel`. */
export const headingText = (node: Nodes): string => onOneLine(linesOf(node));

/** The lines of a `<pre>` that have a word of at least two letters, without indentation. */
export function codeLines(pre: Element): string[] {
  return linesOf(pre)
    .split('\n')
    .map(onOneLine)
    .filter((line) => /\p{L}{2}/u.test(line));
}
